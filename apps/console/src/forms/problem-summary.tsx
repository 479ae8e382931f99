// What has to be corrected before a form can be sent: each problem leads to its field.
import { Anchor, List, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TonePanel } from '../parts/tone.tsx';
import { labelOf } from '../format/labels.ts';
import { problemSentence } from '../format/sentences.ts';
import { type FieldProblems, shapeAt } from '../schema/problems.ts';
import { isChoice, type Shape } from '../schema/shape.ts';

type Props = {
  readonly shape: Shape;
  readonly problems: FieldProblems;
  readonly labels?: Readonly<Record<string, string>>;
  /** Counts the tries: with each the list is read out again. */
  readonly attempt: number;
  readonly onChoose: (name: string) => void;
};

export function ProblemSummary({ shape, problems, labels = {}, attempt, onChoose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, [attempt]);
  return (
    <div role="alert" ref={panel} tabIndex={-1} className="problem-summary">
      <TonePanel tone="bad">
        <Text fw={700} className="tone-words">
          Check these fields
        </Text>
        <List size="sm" mt={4}>
          {Object.entries(problems).map(([path, words]) => (
            <List.Item key={path}>
              <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onChoose(path)}>
                {problemSentence(words, {
                  label: labels[path] ?? labelOf(path.split('.').at(-1) as string),
                  isChoice: isChoice(shapeAt(shape, path.split('.'))),
                })}
              </Anchor>
            </List.Item>
          ))}
        </List>
      </TonePanel>
    </div>
  );
}
