// Templates as messages that can be taken over, with their blanks filled by examples or left in brackets.
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { nameToWords, plural } from '../format/words.ts';
import { CopyText } from '../parts/copy-text.tsx';
import { Picture } from './picture.tsx';
import './phones.css';

type Template = {
  readonly category: string;
  readonly useCase: string;
  readonly name: string;
  readonly template: string;
  readonly bracketed: string;
  readonly charCount: number;
  readonly segments: number;
  readonly encoding: string;
  readonly notes: readonly string[];
};

function TemplateCard({ template: given }: { template: Template }) {
  const { name, template, bracketed, useCase, charCount, segments, notes } = given;
  return (
    <Stack component="li" className="card" gap={8} p="sm">
      <Text fw={600}>{name}</Text>
      <p className="bubble given">{template}</p>
      <Text size="sm" c="dimmed">
        {nameToWords(useCase)} · {plural(charCount, 'character')} · {plural(segments, 'segment')}
      </Text>
      {notes.length > 0 && (
        <List size="sm" spacing={2}>
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
      <details>
        <summary>View with placeholders</summary>
        <Text size="sm" className="given" mt={4}>
          {bracketed}
        </Text>
      </details>
      <Group gap="xs" mt="auto">
        <CopyText text={template} what={name} />
        <CopyText text={bracketed} what={name} label="Copy with placeholders" />
      </Group>
    </Stack>
  );
}

export function Templates({ results }: { results: object }) {
  const { templates } = results as { templates: readonly Template[] };
  const categories = [...new Set(templates.map(({ category }) => category))];
  return (
    <Picture title="Templates" note="Names, dates, and links are examples. Replace them with your own.">
      {categories.map((category) => (
        <div key={category}>
          {categories.length > 1 && (
            <Title order={4} size="h3" mb="xs">
              {nameToWords(category)}
            </Title>
          )}
          <ul className="cards templates">
            {templates
              .filter((template) => template.category === category)
              .map((template) => (
                <TemplateCard key={template.name} template={template} />
              ))}
          </ul>
        </div>
      ))}
    </Picture>
  );
}
