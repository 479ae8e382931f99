// Whose campaign it is: one of the verified brands that are known on this device, or any by its id.
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { BrandDetail } from '@tendlc/client';
import { callApi } from '../../api/call.ts';
import { useCached } from '../../api/cached.ts';
import { errorOf } from '../../forms/error-of.ts';
import type { Form } from '../../forms/use-form.ts';
import { textIn } from '../../forms/values.ts';
import { LoadBar } from '../../parts/costs.tsx';
import { useBrandList } from '../../registrations/lists.ts';

/** The chosen brand as far as it is known without asking. */
export function useKnownBrand(
  id: string,
): Pick<BrandDetail, 'brandName' | 'email' | 'phone' | 'entityType' | 'credentialId'> | undefined {
  const list = useBrandList({});
  const { data } = useCached<BrandDetail>(
    ['brand', id],
    async () => (await callApi((through) => through.brands.get(id))).brand,
  );
  return (
    data ?? list.data?.rows.find(({ localId, tcrBrandId }) => String(localId) === id || tcrBrandId === id)
  );
}

export function BrandChoice({ form }: { form: Form }) {
  const { data, ...cached } = useBrandList({});
  const id = textIn(form.values, 'brandId');
  const chosen = useKnownBrand(id);
  const verified = (data?.rows ?? [])
    .filter(({ brand_status }) => brand_status === 'ACTIVE')
    .map(({ localId, brandName }) => ({ value: String(localId), label: brandName }));
  const isListed = verified.some(({ value }) => value === id);
  const own = chosen === undefined || isListed ? [] : [{ value: id, label: chosen.brandName }];
  const choices = [...own, ...verified];
  const common = {
    label: 'Brand',
    name: 'brandId',
    'aria-required': true,
    value: id,
    onBlur: () => form.leave('brandId'),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change('brandId', currentTarget.value),
  };
  if (choices.length > 0) {
    const error = form.problems['brandId'] === undefined ? undefined : 'Select a brand.';
    return <NativeSelect {...common} error={error} data={[{ value: '', label: 'Select…' }, ...choices]} />;
  }
  return (
    <Stack gap="xs">
      <TextInput
        {...common}
        error={errorOf(form, 'brandId', 'Brand')}
        description="The brand’s registry ID, such as BEXMPL1, or the number in its page URL. The brand must be verified."
      />
      <LoadBar what="my brands" hasData={data !== undefined} {...cached} />
    </Stack>
  );
}
