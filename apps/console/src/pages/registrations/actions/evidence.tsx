// Evidence for an appeal: files that a person adds and removes, uploaded when the appeal is filed.
import { Button, Group, Text } from '@mantine/core';
import { ATTACHMENT_LIMITS } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { queries, useUser } from '../../../api/session.ts';
import { DropZone } from '../batches/drop-zone.tsx';

const { filesMax, extensions } = ATTACHMENT_LIMITS.evidence;
const ACCEPT = extensions.map((extension) => `.${extension}`).join(',');

type Uploaded = ReadonlyMap<File, string>;

/** Files that are at the registry and belong to no appeal yet are also kept while the dialog is closed: each was paid for. */
export function useEvidence(brandId: string) {
  const { id: userId } = useUser();
  const key = ['evidence', userId, brandId];
  const [uploaded, setUploaded] = useState<Uploaded>(() => queries.getQueryData<Uploaded>(key) ?? new Map());
  const [files, setFiles] = useState<readonly File[]>([...uploaded.keys()]);
  return {
    files,
    isUploaded: (file: File) => uploaded.has(file),
    add: (file: File) => setFiles([...files, file]),
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
    /** What uploading costs here, in tokens. */
    tokens: files.filter((file) => !uploaded.has(file)).length,
    /** Uploads what is not there yet, so that a second try does not pay for a file again. */
    async upload(): Promise<string[]> {
      let known = uploaded;
      for (const file of files) {
        if (!known.has(file)) {
          const { attachment } = await callApi((through) => through.brands.uploadEvidence(brandId, file));
          known = new Map([...known, [file, attachment.uuid]]);
          queries.setQueryData<Uploaded>(key, known);
          setUploaded(known);
        }
      }
      return files.flatMap((file) => known.get(file) ?? []);
    },
    /** The appeal has them now. */
    done: () => queries.removeQueries({ queryKey: key, exact: true }),
  };
}

export function EvidenceFiles({ evidence }: { readonly evidence: ReturnType<typeof useEvidence> }) {
  const { files, isUploaded, add, remove } = evidence;
  return (
    <>
      <DropZone
        label="Add evidence"
        hint="Such as the IRS letter CP 575 or 147C. PDF, image, or text, up to 10 MB."
        accept={ACCEPT}
        isDisabled={files.length >= filesMax}
        onFile={add}
      />
      {files.length > 0 && (
        <ul aria-label="Evidence" className="row-problems">
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              <Group justify="space-between" wrap="nowrap">
                <Text size="sm" span>
                  <bdi>{file.name}</bdi>
                  {isUploaded(file) && ' · Uploaded'}
                </Text>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Remove ${file.name}`}
                  onClick={() => remove(file)}
                >
                  Remove
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
