// Around every picture: its heading, what it shows in words, and its figures as a table for those who want or need them.
import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import './pictures.css';

type Props = {
  readonly title: string;
  /** Beside the heading, such as a download. */
  readonly actions?: ReactNode;
  /** What a figure rests on. */
  readonly note?: ReactNode;
  /** Of its heading: 3 below the verdict of a result. */
  readonly order?: 2 | 3;
  readonly children: ReactNode;
};

export function Picture({ title, actions, note, order = 3, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="picture">
      <div className="picture-head">
        <Title order={order} id={id}>
          {title}
        </Title>
        {actions}
      </div>
      {note !== undefined && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {children}
    </section>
  );
}

type FiguresProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The same as the picture says, to be read. */
export function Figures({ caption, columns, rows }: FiguresProps) {
  return (
    <details className="figures">
      <summary>View as table</summary>
      <div className="wide" tabIndex={0} role="group" aria-label={caption}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  // Cells have no other name than their column.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
