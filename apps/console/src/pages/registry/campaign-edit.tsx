// Correcting a campaign: what may still be changed, on one page, opened at the field that a refusal named.
import { Text } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { CampaignDetail } from '@tendlc/client';
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
import { CAMPAIGN_SCHEMAS, CAMPAIGN_TEXTS, changedCampaignShape, flagsIn } from './campaign-fields.ts';
import { campaignSteps, useFoundContents } from './campaign-steps.tsx';
import { notify } from '../../parts/notify.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b ?? undefined);

function EditCampaign({ campaign, id }: { campaign: CampaignDetail; id: string }) {
  const navigate = useNavigate();
  const { field } = useSearch({ from: '/inside/registry/campaigns/$id/edit' });
  const before = useMemo(
    // The form does not ask for the use case, but checks samples against it.
    () => ({
      ...valuesFrom(CAMPAIGN_SCHEMAS, campaign),
      usecase: campaign.usecase,
      brandId: String(campaign.brandLocalId),
    }),
    [campaign],
  );
  const form = useForm(changedCampaignShape, before);
  const found = useFoundContents(form);
  const send = async () => {
    const known = campaign as unknown as Readonly<Record<string, unknown>>;
    const flags = flagsIn(form.shape, form.values);
    const contents = Object.fromEntries(Object.entries(found).filter(([, isFound]) => isFound));
    const changed = Object.entries({ ...form.request, ...flags, ...contents }).filter(
      ([name, value]) => !isSame(value, known[name]),
    );
    if (changed.length > 0) {
      const answer = await callApi((through) => through.campaigns.update(id, Object.fromEntries(changed)));
      updateCached<CampaignDetail>(['campaign', id], () => answer.campaign);
      notify(answer.message);
    }
    await navigate({ to: '/registry/campaigns/$id', params: { id } });
  };
  return (
    <WholeForm
      name="Campaign"
      form={form}
      partsOf={(shown) => campaignSteps(shown, false)}
      field={field}
      labels={CAMPAIGN_TEXTS.labels}
      submit="Save changes"
      send={send}
      leave={
        <ButtonLink to="/registry/campaigns/$id" params={{ id }} variant="default">
          Cancel
        </ButtonLink>
      }
    >
      <Text size="sm" className="card">
        <TokenPrice />
      </Text>
    </WholeForm>
  );
}

export function EditCampaignPage() {
  const { id } = useParams({ from: '/inside/registry/campaigns/$id/edit' });
  const { data, ...cached } = useCached<CampaignDetail>(
    ['campaign', id],
    async () => (await callApi((through) => through.campaigns.get(id))).campaign,
  );
  return (
    <Page
      title="Edit campaign"
      lead="Only your changes are submitted. You cannot change the use case or the brand."
      maxWidth={720}
    >
      {data !== undefined && <ActingFor userId={data.userId} credentialId={data.credentialId} />}
      {data === undefined ? (
        <LoadBar what="campaign" hasData={false} {...cached} />
      ) : (
        <EditCampaign campaign={data} id={id} />
      )}
    </Page>
  );
}
