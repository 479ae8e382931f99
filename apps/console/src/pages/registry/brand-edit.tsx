// Correcting a brand: the same fields on one page, opened at the one that a refusal named.
import { Stack, Text } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { BrandDetail } from '@tendlc/client';
import { useMemo } from 'react';
import { callApi } from '../../api/call.ts';
import { updateCached, useCached } from '../../api/cached.ts';
import { useForm } from '../../forms/use-form.ts';
import { valuesFrom } from '../../forms/values.ts';
import { WholeForm } from '../../forms/whole-form.tsx';
import { LoadBar, TokenPrice } from '../../parts/costs.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ActingFor } from '../../registrations/acting-for.tsx';
import { useBrandAdvice } from './brand-advice.ts';
import { BRAND_SCHEMAS, BRAND_TEXTS, changedBrandShape, checkBrand } from './brand-fields.ts';
import { brandSteps } from './brand-steps.tsx';
import { notify } from '../../parts/notify.ts';

function EditBrand({ brand, id }: { brand: BrandDetail; id: string }) {
  const navigate = useNavigate();
  const { field } = useSearch({ from: '/inside/registry/brands/$id/edit' });
  const before = useMemo(() => valuesFrom(BRAND_SCHEMAS, brand), [brand]);
  const form = useForm(changedBrandShape, before, checkBrand);
  const advice = useBrandAdvice(form.values);
  const back = () => navigate({ to: '/registry/brands/$id', params: { id } });
  const send = async () => {
    // Only what is new is sent: an unchanged tax number must not count as a change of it.
    const changed = Object.entries(form.request).filter(
      ([name, value]) => value !== brand[name as keyof BrandDetail],
    );
    if (changed.length > 0) {
      const answer = await callApi((through) => through.brands.update(id, Object.fromEntries(changed)));
      updateCached<BrandDetail>(['brand', id], () => answer.brand);
      notify(answer.message);
    }
    await back();
  };
  return (
    <WholeForm
      name="Brand"
      form={form}
      partsOf={(shown) => brandSteps(shown, advice, false)}
      field={field}
      labels={BRAND_TEXTS.labels}
      submit="Save changes"
      send={send}
      leave={
        <ButtonLink to="/registry/brands/$id" params={{ id }} variant="default">
          Cancel
        </ButtonLink>
      }
    >
      <Stack gap="xs" className="card">
        <Text size="sm">
          <TokenPrice />
        </Text>
        <Text size="sm">
          The registry does not charge for saving. It charges a fee when you resubmit the brand.
        </Text>
      </Stack>
    </WholeForm>
  );
}

export function EditBrandPage() {
  const { id } = useParams({ from: '/inside/registry/brands/$id/edit' });
  const { data, ...cached } = useCached<BrandDetail>(
    ['brand', id],
    async () => (await callApi((through) => through.brands.get(id))).brand,
  );
  return (
    <Page
      title="Edit brand"
      lead="You can change the legal company name, EIN, and legal entity type only while the brand has no active campaigns. The registry then verifies the brand again."
      maxWidth={680}
    >
      {data !== undefined && <ActingFor userId={data.userId} credentialId={data.credentialId} />}
      {data === undefined ? (
        <LoadBar what="the brand" hasData={false} {...cached} />
      ) : (
        <EditBrand brand={data} id={id} />
      )}
    </Page>
  );
}
