// Appeals of a brand whose data is right, with evidence, and the mail of Authentication+.
import { Checkbox, List, Stack, Text, Textarea } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import {
  APPEAL_EXPLANATION_CHARACTERS_MAX,
  ATTACHMENT_LIMITS,
  type BRAND_APPEAL_CATEGORIES,
} from '@tendlc/contract';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { notify } from '../../../parts/notify.ts';
import { refreshRegistration } from '../../../registrations/registration-data.ts';
import { DropZone } from '../batches/drop-zone.tsx';

type Props = { readonly registration: Registration; readonly onClose: () => void };
type Category = (typeof BRAND_APPEAL_CATEGORIES)[number];

const LABELS: Readonly<Record<Category, string>> = {
  VERIFY_TAX_ID: 'The legal name and EIN match',
  VERIFY_NON_PROFIT: 'The organization is tax-exempt',
  VERIFY_GOVERNMENT: 'This is a government entity',
};

/** Every type can appeal its EIN. */
const FURTHER: Readonly<Record<string, Category>> = {
  NON_PROFIT: 'VERIFY_NON_PROFIT',
  GOVERNMENT: 'VERIFY_GOVERNMENT',
};

const { filesMax, extensions } = ATTACHMENT_LIMITS.evidence;
const ACCEPT = extensions.map((extension) => `.${extension}`).join(',');

const brandOf = ({ brandId }: Registration) => String(brandId);

/** Uploads what is not there yet, so that a second try does not pay for a file again. */
async function uploadMissing(
  brandId: string,
  files: readonly File[],
  uploaded: Map<File, string>,
): Promise<string[]> {
  for (const file of files) {
    if (!uploaded.has(file)) {
      const { attachment } = await callApi((through) => through.brands.uploadEvidence(brandId, file));
      uploaded.set(file, attachment.uuid);
    }
  }
  return files.flatMap((file) => uploaded.get(file) ?? []);
}

export function AppealDialog({ registration, onClose }: Props) {
  const further = FURTHER[String(registration.registeredBrand?.entityType)];
  const categories: readonly Category[] = ['VERIFY_TAX_ID', ...(further === undefined ? [] : [further])];
  const [chosen, setChosen] = useState<string[]>(['VERIFY_TAX_ID']);
  const [explanation, setExplanation] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const uploaded = useRef(new Map<File, string>());

  const run = async () => {
    const attachmentUuids = await uploadMissing(brandOf(registration), files, uploaded.current);
    const { message } = await callApi((through) =>
      through.brands.appeal(brandOf(registration), {
        appealCategories: categories.filter((category) => chosen.includes(category)),
        ...(attachmentUuids.length === 0 ? {} : { attachmentUuids }),
        ...(explanation.trim() === '' ? {} : { explanation: explanation.trim() }),
      }),
    );
    notify(message);
    refreshRegistration(registration.id);
  };

  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Appeal with evidence"
      confirm="File appeal"
      isReady={() => chosen.length > 0}
      run={run}
    >
      <Text size="sm">
        Appeal if the data of the brand is right and the registry could not confirm it. If the data is wrong,
        correct it instead. The registry accepts an appeal within 45 days.
      </Text>
      <Checkbox.Group label="What the registry should check again" value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {categories.map((category) => (
            <Checkbox key={category} value={category} label={LABELS[category]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Textarea
        label="Explanation (optional)"
        autosize
        minRows={2}
        maxLength={APPEAL_EXPLANATION_CHARACTERS_MAX}
        value={explanation}
        onChange={({ currentTarget }) => setExplanation(currentTarget.value)}
      />
      <DropZone
        label="Add evidence"
        hint="Such as the IRS letter CP 575 or 147C. PDF, image, or text, up to 10 MiB."
        accept={ACCEPT}
        isDisabled={files.length >= filesMax}
        onFile={(file) => setFiles([...files, file])}
      />
      {files.length > 0 && (
        <List size="sm" aria-label="Evidence">
          {files.map((file, index) => (
            <List.Item key={`${index} ${file.name}`}>
              <bdi>{file.name}</bdi>
            </List.Item>
          ))}
        </List>
      )}
      <Text size="sm">
        Each file costs 1 token, and the appeal costs 1 token. The registry also charges a fee for each
        appeal. Look up the amount in your account at the registry.
      </Text>
    </CostlyDialog>
  );
}

export function ContactMailDialog({ registration, onClose }: Props) {
  const email = registration.registeredBrand?.businessContactEmail;
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Send the Authentication+ mail again"
      confirm="Send mail"
      run={async () => {
        const { message } = await callApi((through) =>
          through.brands.sendContactMail(brandOf(registration), { vettingClass: 'AUTHPLUS' }),
        );
        notify(message);
      }}
    >
      <Text size="sm">
        The registry sends it to {typeof email === 'string' ? <bdi>{email}</bdi> : 'the business contact'}, at
        most once in two hours. The link in it is valid for seven days.
      </Text>
    </CostlyDialog>
  );
}
