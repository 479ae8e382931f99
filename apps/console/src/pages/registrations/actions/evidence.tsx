// Evidence for an appeal: files that a person adds and removes, uploaded when the appeal is filed.
import { Button, Group, Text } from '@mantine/core';
import { ATTACHMENT_LIMITS } from '@tendlc/contract';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { DropZone } from '../batches/drop-zone.tsx';

const { filesMax, extensions } = ATTACHMENT_LIMITS.evidence;
const ACCEPT = extensions.map((extension) => `.${extension}`).join(',');

export function useEvidence(brandId: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const uploaded = useRef(new Map<File, string>());
  return {
    files,
    add: (file: File) => setFiles([...files, file]),
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
    /** What uploading costs here, in tokens. */
    tokens: files.length,
    /** Uploads what is not there yet, so that a second try does not pay for a file again. */
    async upload(): Promise<string[]> {
      for (const file of files) {
        if (!uploaded.current.has(file)) {
          const { attachment } = await callApi((through) => through.brands.uploadEvidence(brandId, file));
          uploaded.current.set(file, attachment.uuid);
        }
      }
      return files.flatMap((file) => uploaded.current.get(file) ?? []);
    },
  };
}

export function EvidenceFiles({ evidence }: { readonly evidence: ReturnType<typeof useEvidence> }) {
  const { files, add, remove } = evidence;
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
