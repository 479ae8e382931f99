// The files of a campaign at the registry: samples of MMS, and supporting documents.
import { Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Attachment, Registration } from '@tendlc/client';
import { ATTACHMENT_LIMITS, type CampaignAttachmentKind } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { TokenPrice } from '../../../parts/costs.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { downloadBlob } from '../../../parts/download.ts';
import { notify } from '../../../parts/notify.ts';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { DropZone } from '../batches/drop-zone.tsx';

type Props = { readonly registration: Registration; readonly onClose: () => void };

const KINDS: readonly { readonly value: CampaignAttachmentKind; readonly label: string }[] = [
  { value: 'mms', label: 'MMS samples' },
  { value: 'document', label: 'Supporting documents' },
];
const HINTS: Readonly<Record<CampaignAttachmentKind, string>> = {
  mms: 'An image, audio, or video that you send. Up to 10 MB, at most 5 files.',
  document: 'Such as the opt-in form on paper. PDF, image, or text, up to 10 MB, at most 5 files.',
};

const acceptOf = (kind: CampaignAttachmentKind): string =>
  ATTACHMENT_LIMITS[kind].extensions.map((extension) => `.${extension}`).join(',');
const nameOf = ({ fileName }: Attachment): string => fileName ?? 'File without a name';

type RowProps = { readonly campaign: string; readonly file: Attachment; readonly onGone: () => void };

function FileRow({ campaign, file, onGone }: RowProps) {
  const opening = useMutation({
    mutationFn: async () =>
      downloadBlob(
        nameOf(file),
        await callApi((through) => through.campaigns.attachment(campaign, file.uuid)),
      ),
  });
  const deleting = useMutation({
    mutationFn: () => callApi((through) => through.campaigns.deleteAttachment(campaign, file.uuid)),
    onSuccess: onGone,
  });
  const error = opening.error ?? deleting.error;
  return (
    <li>
      <Group justify="space-between" wrap="nowrap">
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => opening.mutate()}>
          <bdi>{nameOf(file)}</bdi>
        </Anchor>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Delete ${nameOf(file)}`}
          loading={deleting.isPending}
          onClick={() => deleting.mutate()}
        >
          Delete
        </Button>
      </Group>
      {error !== null && <ProblemNote error={error} />}
    </li>
  );
}

/** Every step costs a token, and is a click of its own. */
export function FilesDialog({ registration, onClose }: Props) {
  const campaign = String(registration.campaignId);
  const [kind, setKind] = useState<CampaignAttachmentKind>('mms');
  const [files, setFiles] = useState<readonly Attachment[]>();
  const loading = useMutation({
    mutationFn: () => callApi((through) => through.campaigns.attachments(campaign, { kind })),
    onSuccess: ({ attachments }) => setFiles(attachments),
  });
  const uploading = useMutation({
    mutationFn: (file: File) =>
      callApi((through) => through.campaigns.uploadAttachment(campaign, kind, file)),
    onSuccess: ({ attachment }) => {
      setFiles((known = []) => [...known, attachment]);
      notify('The file was sent to the registry.');
    },
  });
  const error = loading.error ?? uploading.error;
  return (
    <Dialog opened title="Campaign files" onClose={onClose}>
      <Stack>
        <Text size="sm">
          Reviewers at the registry, the partner, and the carriers see these files. They are not scanned for
          malware. Each upload, download, deletion, and list costs 1 token.
        </Text>
        <NativeSelect
          label="Type"
          data={[...KINDS]}
          value={kind}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as CampaignAttachmentKind);
            setFiles(undefined);
          }}
        />
        <DropZone
          label={uploading.isPending ? 'Uploading…' : 'Upload a file'}
          hint={HINTS[kind]}
          accept={acceptOf(kind)}
          isDisabled={uploading.isPending}
          onFile={(file) => uploading.mutate(file)}
        />
        {files !== undefined && (
          <ul aria-label="Files" className="row-problems">
            {files.map((file) => (
              <FileRow
                key={file.uuid}
                campaign={campaign}
                file={file}
                onGone={() => setFiles(files.filter(({ uuid }) => uuid !== file.uuid))}
              />
            ))}
          </ul>
        )}
        {files?.length === 0 && <Text size="sm">No files.</Text>}
        {error !== null && <ProblemNote error={error} />}
        <Text size="sm">
          <TokenPrice />
        </Text>
        <Group justify="space-between">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button variant="default" loading={loading.isPending} onClick={() => loading.mutate()}>
            Show files
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
