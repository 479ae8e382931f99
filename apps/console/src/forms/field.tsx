// One field of a form, in the control for its kind.
import {
  Box,
  Checkbox,
  Fieldset,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { USE_CASES } from '@tendlc/contract';
import { nameToWords } from '../format/words.ts';
import { Described } from './described.tsx';
import './forms.css';
import { labelOf } from '../format/labels.ts';
import { problemSentence } from '../format/sentences.ts';
import type { FieldProblems } from '../schema/problems.ts';
import { SegmentCounter } from '../pictures/segment-counter.tsx';
import { autoCompleteOf, inputModeOf } from './purposes.ts';
import { isChoice, isMessage, kindOf, type Shape } from '../schema/shape.ts';
import type { FieldValue, FormValues } from './values.ts';

export type Choice = { readonly value: string; readonly label: string };

export type FieldProps = {
  /** Its path in the request, such as `additionalInfo.website`. */
  readonly path: string;
  readonly shape: Shape;
  readonly value: FieldValue;
  readonly required: boolean;
  /** What the label of a field says that is not required; nothing if empty. */
  readonly aside?: string;
  readonly problems: FieldProblems;
  readonly onChange: (value: FieldValue) => void;
  readonly onLeave?: ((path: string) => void) | undefined;
  readonly label?: string | undefined;
  /** Labels of the values of a closed list. */
  readonly choices?: readonly Choice[] | undefined;
  /** Counted as a message even though its schema allows more characters. */
  readonly counted?: boolean;
};

/** Shown as a list, although the service accepts any word and reports unknown ones. */
const KNOWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  useCase: USE_CASES,
};

const labelOfCode = (code: string, choices: readonly Choice[] = []): string =>
  choices.find(({ value }) => value === code)?.label ?? nameToWords(code);

/** Codes of the registry are shown with their labels, because people meet both. */
function choiceWords(code: string, choices?: readonly Choice[]): string {
  const label = labelOfCode(code, choices);
  return /^[A-Z0-9_]+$/.test(code) && code !== label ? `${label} (${code})` : label;
}

const lastPart = (path: string) => path.split('.').at(-1) as string;

/** Properties that all controls share. */
function common({ path, shape, required, aside = 'optional', problems, onLeave, label }: FieldProps) {
  const words = label ?? labelOf(lastPart(path));
  const problem = problems[path];
  return {
    label: required || aside === '' ? words : `${words} (${aside})`,
    description: shape.description === undefined ? undefined : <Described text={shape.description} />,
    error:
      problem === undefined
        ? undefined
        : problemSentence(problem, { label: words, isChoice: isChoice(shape) }),
    name: path,
    'aria-required': required,
    onBlur: () => onLeave?.(path),
  };
}

function ChoiceField(props: FieldProps & { codes: readonly string[] }) {
  const { shape, value, required, onChange, choices, codes } = props;
  const hasDefault = typeof shape.default === 'string' && codes.includes(shape.default);
  const blank = hasDefault ? [] : [{ value: '', label: required ? 'Select…' : 'Not specified' }];
  return (
    <NativeSelect
      {...common(props)}
      value={value as string}
      data={[...blank, ...codes.map((code) => ({ value: code, label: choiceWords(code, choices) }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function Choices(props: FieldProps) {
  const chosen = props.value as readonly string[];
  const { label, description, error, name } = common(props);
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      value={[...chosen]}
      onChange={props.onChange}
    >
      <div className="choices">
        {props.shape.items?.enum?.map((choice) => (
          <Checkbox key={choice} value={choice} label={labelOfCode(choice, props.choices)} name={name} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** Measuring the text in script moves the whole page at each key. */
const GROWS = {
  rows: 3,
  ...('CSS' in globalThis && CSS.supports('field-sizing', 'content')
    ? { classNames: { input: 'grows' } }
    : { autosize: true, minRows: 3, maxRows: 14 }),
};

function LongText(props: FieldProps) {
  const { shape, onChange, counted = isMessage(shape) } = props;
  const value = props.value as string;
  const length = Array.from(value).length;
  return (
    <Stack gap={6}>
      <Textarea
        {...common(props)}
        value={value}
        {...GROWS}
        dir="auto"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {counted ? (
        <SegmentCounter text={value} onReplace={onChange} />
      ) : (
        <Text size="sm" c="dimmed">
          {length.toLocaleString('en-US')} of {shape.maxLength?.toLocaleString('en-US')} characters
        </Text>
      )}
    </Stack>
  );
}

function exampleOf({ examples = [] }: Shape): string | undefined {
  const [example] = examples;
  const words = Array.isArray(example) ? example : [example];
  return words[0] === undefined ? undefined : `e.g., ${words.join(', ')}`;
}

function Line(props: FieldProps) {
  const { shape, onChange } = props;
  const kind = kindOf(shape);
  if (shape.writeOnly === true) {
    return (
      <PasswordInput
        {...common(props)}
        value={props.value as string}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...common(props)}
      value={props.value as string}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={inputModeOf(shape)}
      autoComplete={autoCompleteOf(lastPart(props.path))}
      placeholder={kind === 'date' ? undefined : exampleOf(shape)}
      dir={kind === 'text' ? 'auto' : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function GroupField(props: FieldProps) {
  const { path, shape, problems, onChange } = props;
  const values = props.value as FormValues;
  const required = new Set(shape.required);
  return (
    <Fieldset legend={labelOf(lastPart(path))}>
      <Stack>
        {Object.entries(shape.properties ?? {}).map(([name, field]) => (
          <Field
            key={name}
            path={`${path}.${name}`}
            shape={field}
            value={values[name] ?? ''}
            required={required.has(name)}
            problems={problems}
            onChange={(value) => onChange({ ...values, [name]: value })}
            onLeave={props.onLeave}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

export function Field(props: FieldProps) {
  const { shape, value, onChange } = props;
  const known = KNOWN_WORDS[lastPart(props.path)];
  if (known !== undefined && shape.type === 'string' && shape.enum === undefined) {
    return <ChoiceField {...props} codes={known} />;
  }
  switch (kindOf(shape)) {
    case 'choice':
      return <ChoiceField {...props} codes={shape.enum ?? []} />;
    case 'choices':
      return <Choices {...props} />;
    case 'yes-no': {
      const { label, description, error, name } = common({ ...props, required: true });
      return (
        <Box>
          <Checkbox
            label={label}
            description={description}
            error={error}
            name={name}
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        </Box>
      );
    }
    case 'long-text':
      return <LongText {...props} />;
    case 'group':
      return <GroupField {...props} />;
    case 'date':
    case 'list':
    case 'number':
    case 'text':
    default:
      return <Line {...props} />;
  }
}
