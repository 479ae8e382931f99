// The steps of a campaign's form: use, consent, messages, replies, questions. The same parts stand on the page for corrections.
import { Stack, Text } from '@mantine/core';
import type { Form } from '../../forms/use-form.ts';
import { useOfflineTools } from '../../forms/use-offline-tool.ts';
import type { Step } from '../../forms/wizard.tsx';
import { textIn } from '../../forms/values.ts';
import { YesNo } from '../../forms/yes-no.tsx';
import { BrandChoice } from './campaign-brand.tsx';
import { KEYWORDS, LINKS, QUESTION_NAMES, QUESTIONS, RARE, REPLIES, SAMPLES } from './campaign-fields.ts';
import { Consent, Fields, Replies, Samples } from './campaign-texts.tsx';
import { UseCaseChoice } from './use-case-choice.tsx';

/** What the samples show needs no answer. */
export function useFoundContents(form: Form): Readonly<Record<string, boolean>> {
  const tools = useOfflineTools();
  return tools?.detectContents(SAMPLES.map((name) => textIn(form.values, name))) ?? {};
}

function Questions({ form }: { form: Form }) {
  const found = useFoundContents(form);
  return (
    <Stack gap="lg">
      {QUESTIONS.map(({ name, question, words }) =>
        found[name] === true ? (
          <div key={name}>
            <Text size="sm" fw={600}>
              {question}
            </Text>
            <Text size="sm">Set to Yes because your samples contain one.</Text>
          </div>
        ) : (
          <YesNo
            key={name}
            name={name}
            question={question}
            words={words}
            value={form.values[name] === true}
            error={form.problems[name]}
            onChange={(value) => form.change(name, value)}
          />
        ),
      )}
    </Stack>
  );
}

/** @param isNew brand, use case and a few more are decided once */
export function campaignSteps(form: Form, isNew: boolean): Step[] {
  return [
    {
      id: 'use',
      title: isNew ? 'Use case' : 'Description',
      lead: 'Describe your messages in plain words. We suggest a use case based on your description.',
      names: isNew ? ['brandId', 'description', 'usecase', 'subUsecases'] : ['description'],
      body: (
        <Stack>
          {isNew && <BrandChoice form={form} />}
          <Fields form={form} names={['description']} />
          {isNew && <UseCaseChoice form={form} />}
        </Stack>
      ),
    },
    {
      id: 'consent',
      title: 'Opt-in',
      lead: 'Reviewers follow the steps that you describe. They reject campaigns when they cannot find the opt-in.',
      names: ['messageFlow', ...LINKS],
      body: <Consent form={form} />,
    },
    {
      id: 'messages',
      title: 'Sample messages',
      lead: 'Enter messages exactly as you will send them. Your live messages must match these samples.',
      names: [...SAMPLES, 'embeddedLinkSample'],
      body: <Samples form={form} />,
    },
    {
      id: 'replies',
      title: 'Automatic replies',
      lead: 'Messages that people receive when they opt in, opt out, or request help.',
      names: [...REPLIES, ...KEYWORDS],
      body: <Replies form={form} />,
    },
    {
      id: 'questions',
      title: isNew ? 'Attributes and partner' : 'Attributes',
      lead: 'Carriers compare your messages with these answers.',
      names: [...QUESTION_NAMES, ...(isNew ? ['upstreamCnpId', ...RARE] : [])],
      body: (
        <Stack>
          <Questions form={form} />
          {isNew && <Fields form={form} names={['upstreamCnpId']} />}
          {isNew && (
            <details>
              <summary>Advanced</summary>
              <div className="part-body">
                <Fields form={form} names={RARE} />
              </div>
            </details>
          )}
        </Stack>
      ),
    },
  ];
}
