// One field of a packet: its control, or its value where it cannot change, and the review beside it.
import { Text } from '@mantine/core';
import { FIELDS_OF, isRequired, type Subject } from '@tendlc/registration';
import { memo, type ReactNode } from 'react';
import { Described } from '../../../forms/described.tsx';
import { Field } from '../../../forms/field.tsx';
import type { FieldValue } from '../../../forms/values.ts';
import { YesNo } from '../../../forms/yes-no.tsx';
import { problemSentence } from '../../../format/sentences.ts';
import { kindOf, type Shape } from '../../../schema/shape.ts';
import {
  fieldAt,
  useFindings,
  usePacket,
  usePacketState,
  useValue,
} from '../../../registrations/packet/packet-context.ts';
import type { PacketState } from '../../../registrations/packet/packet-store.ts';
import { textsOf } from '../../../registrations/form-steps.ts';
import { showFieldValue } from '../../../registrations/record-rows.ts';
import { FieldMargin } from './field-margin.tsx';
import { FORM_RULES } from './form-rules.ts';
import { tidy } from './tidy.ts';

const subjectOf = (path: string) => path.split('.')[0] as Subject;
const nameOf = (path: string) => path.split('.')[1] ?? path;

/** Why a field cannot change; undefined if it can. */
function lockOf(path: string, { registration, isLocked, values }: PacketState): string | undefined {
  const { brandId, campaignId } = registration;
  if (isLocked) {
    return '';
  }
  const isRegistered = {
    brand: brandId !== null && values['brandId'] === undefined,
    campaign: campaignId !== null,
    pages: false,
  };
  return isRegistered[subjectOf(path)] && fieldAt(path)?.isChangeable === false
    ? 'The registry does not change this after registration.'
    : undefined;
}

const useLock = (path: string): string | undefined => usePacketState((state) => lockOf(path, state));

/** Codes and field names of the API must not appear on screen. */
function inSentence(path: string, words: string): string {
  const label = fieldAt(path)?.label ?? '';
  const predicate = words.startsWith(`${label} `) ? words.slice(label.length + 1).replace(/\.$/, '') : words;
  return problemSentence(predicate, { label });
}

/** Why the service or the registry does not take the value. */
export function useProblem(path: string): string | undefined {
  const refusal = usePacketState(({ refusals }) => refusals[path]);
  const found = useFindings(path).find(({ ruleId }) => FORM_RULES.has(ruleId))?.message;
  const words = refusal ?? found;
  return words === undefined ? undefined : inSentence(path, words);
}

/** Their values are short. */
const SHORT: ReadonlySet<string> = new Set(
  ['ein', 'phone', 'mobilePhone', 'state', 'postalCode', 'country', 'stockSymbol', 'einIssuingCountry'].map(
    (name) => `brand.${name}`,
  ),
);

type RowProps = { readonly path: string; readonly children: ReactNode; readonly isReadOnly?: boolean };

/** A control with the review beside it, or below it where the page is narrow. */
function PacketRow({ path, children, isReadOnly = false }: RowProps) {
  return (
    <div className="packet-row" data-width={SHORT.has(path) ? 'short' : undefined}>
      <div className="packet-control">{children}</div>
      <FieldMargin path={path} isReadOnly={isReadOnly} />
    </div>
  );
}

function ReadOnlyField({ path, reason }: { path: string; reason: string }) {
  const value = useValue(path);
  const field = fieldAt(path);
  const isUnset = value === undefined || value === '';
  return (
    <div className="read-only" tabIndex={-1} data-field={path}>
      <Text size="sm" fw={500}>
        {field?.label}
      </Text>
      {isUnset ? (
        <Text size="sm" c="dimmed">
          Not specified
        </Text>
      ) : (
        <div className="given read-only-value">{showFieldValue(value, field?.values)}</div>
      )}
      {reason !== '' && (
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
      )}
    </div>
  );
}

const TEXTS = {
  brand: textsOf(FIELDS_OF.brand),
  campaign: textsOf(FIELDS_OF.campaign),
  pages: textsOf(FIELDS_OF.pages),
};

function useRequired(path: string): boolean {
  const field = fieldAt(path);
  const requirement = field?.whenAbsent === undefined ? (field?.required ?? 'never') : 'never';
  const other = typeof requirement === 'string' ? '' : requirement.field;
  const value = useValue(`${subjectOf(path)}.${other}`);
  return isRequired(requirement, { [other]: value });
}

/** Texts that the service would write are suggested beside the field, and confirmed before anything is sent. */
const asideOf = (path: string): string => {
  const field = fieldAt(path);
  return field?.isNeededForApproval === true
    ? 'needed for approval'
    : field?.whenAbsent === undefined
      ? 'optional'
      : '';
};

function emptyOf(shape: Shape): FieldValue {
  const kind = kindOf(shape);
  return kind === 'choices' ? [] : typeof shape.default === 'string' ? shape.default : '';
}

type ControlProps = { readonly path: string; readonly isCounted?: boolean };

/** The control that the definition asks for. */
export function PacketControl({ path, isCounted = false }: ControlProps) {
  const { store } = usePacket();
  const value = useValue(path);
  const required = useRequired(path);
  const problem = useProblem(path);
  const texts = TEXTS[subjectOf(path)];
  const name = nameOf(path);
  const shape = fieldAt(path)?.schema as unknown as Shape;
  const label = texts.labels[name];
  const hint = texts.hints[name];
  if (shape.type === 'boolean') {
    return (
      <YesNo
        name={path}
        question={label ?? name}
        words={hint}
        value={typeof value === 'boolean' ? value : shape.default === true}
        error={problem}
        onChange={(answer) => {
          store.change(path, answer);
          store.flush();
        }}
      />
    );
  }
  const leave = () => {
    const tidied = tidy(path, value, store.state.get().values);
    if (tidied !== value) {
      store.change(path, tidied);
    }
    store.flush();
  };
  return (
    <Field
      path={path}
      shape={hint === undefined ? shape : { ...shape, description: hint }}
      label={label}
      choices={texts.choices[name]}
      value={(value as FieldValue | undefined) ?? emptyOf(shape)}
      required={required}
      aside={asideOf(path)}
      problems={problem === undefined ? {} : { [path]: problem }}
      onChange={(next) => store.change(path, next)}
      onLeave={leave}
      {...(isCounted ? { counted: true } : {})}
    />
  );
}

type FieldProps = ControlProps & {
  /** A special control in place of the one that follows from the definition. */
  readonly children?: ReactNode;
};

export const PacketField = memo(function PacketField({ path, isCounted = false, children }: FieldProps) {
  const lock = useLock(path);
  return (
    <PacketRow path={path} isReadOnly={lock !== undefined}>
      {lock !== undefined ? (
        <ReadOnlyField path={path} reason={lock} />
      ) : (
        (children ?? <PacketControl path={path} isCounted={isCounted} />)
      )}
    </PacketRow>
  );
});

/** The help text of a field, for controls of their own. */
export const FieldHint = ({ path }: { path: string }) => (
  <Described text={TEXTS[subjectOf(path)].hints[nameOf(path)] ?? ''} />
);
