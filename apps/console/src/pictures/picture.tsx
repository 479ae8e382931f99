// The frame of every picture: heading, text alternative, and figures as a table.
import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import './pictures.css';

type Props = {
  readonly title: string;
  /** Shown beside the heading, such as a download. */
  readonly actions?: ReactNode;
  /** The basis of the figures. */
  readonly note?: ReactNode;
  /** Heading level: 3 below the verdict of a result. */
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

/** The content of the picture as a table. */
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
                  // Cells have no key other than their column.
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
