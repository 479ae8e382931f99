// A place to drop a file, or to choose one with mouse, finger, or keyboard.
import { Text } from '@mantine/core';
import { type DragEvent, useId, useState } from 'react';
import './batches.css';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
};

export function DropZone({ label, hint, accept, isDisabled, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !isDisabled) {
      onFile(file);
    }
  };
  const over = (event: DragEvent) => {
    // Without this, the browser opens the file in place of the page.
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Text fw={600} component="span">
        {label}
      </Text>
      <Text size="sm" c="dimmed" component="span" id={hintId}>
        {hint}
      </Text>
      {/* The browser's own button has the language of the browser, and another look on each. The label opens the same window. */}
      <span className="drop-zone-button" aria-hidden="true">
        Choose file
      </span>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        aria-label={label}
        aria-describedby={hintId}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again after it was corrected.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
