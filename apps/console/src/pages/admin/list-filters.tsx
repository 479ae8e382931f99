// The filters of a list: selections apply immediately, texts when they are complete.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { FilterName, FilterValues } from '../../parts/list-search.ts';
import { SetChoice } from '../../registrations/credential-choice.tsx';

export type Filter = {
  readonly name: FilterName;
  readonly label: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The list may contain other values. */
  readonly isOpen?: boolean;
  readonly kind?: 'set';
  readonly example?: string;
  readonly charactersMax?: number;
  /** Applies while a person types. */
  readonly isSoon?: boolean;
};

/** The filters in the URL that the list supports. */
export function usableValues(filters: readonly Filter[], values: FilterValues): FilterValues {
  const usable = filters.flatMap(({ name, choices, isOpen = false, kind }) => {
    const value = values[name];
    const isOffered =
      kind === 'set'
        ? /^[1-9]\d{0,14}$/.test(value ?? '')
        : choices === undefined || isOpen || choices.some((choice) => choice.value === value);
    return value !== undefined && isOffered ? [[name, value] as const] : [];
  });
  return Object.fromEntries(usable);
}

type FieldProps = {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const TYPING_PAUSE_MS = 250;

function TextFilter({ filter, value, onChange }: FieldProps) {
  const { name, label, example, charactersMax = 100, isSoon = false } = filter;
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const changeSoon = useDebouncedCallback((typed: string) => {
    setSent(typed);
    onChange(typed);
  }, TYPING_PAUSE_MS);
  const [seen, setSeen] = useState(value);
  // The browser's Back button can change the URL too.
  if (seen !== value) {
    setSeen(value);
    // Keeps text that was typed in the meantime.
    if (value !== sent) {
      setText(value);
    }
  }
  const finish = () => text.trim() !== value && onChange(text.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <form onSubmit={send}>
      <TextInput
        label={label}
        name={name}
        value={text}
        maxLength={charactersMax}
        placeholder={example === undefined ? undefined : `e.g., ${example}`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (isSoon) {
            changeSoon(currentTarget.value.trim());
          }
        }}
        onBlur={finish}
      />
    </form>
  );
}

function FilterField(props: FieldProps) {
  const { filter, value, onChange } = props;
  const { choices, kind, label, name } = filter;
  if (kind === 'set') {
    return <SetChoice label={label} value={value} none="All" onChange={onChange} />;
  }
  if (choices === undefined) {
    return <TextFilter {...props} />;
  }
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      label={label}
      name={name}
      value={value}
      data={[{ value: '', label: 'All' }, ...(isOffered ? [] : [{ value, label: value }]), ...choices]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type Props = {
  readonly filters: readonly Filter[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
};

export function ListFilters({ filters, values, onChange }: Props) {
  return (
    <Group role="search" aria-label="Filters" align="flex-end" gap="sm">
      {filters.map((filter) => (
        <div key={filter.name} style={{ flex: '1 1 11rem', maxWidth: '20rem', minWidth: 0 }}>
          <FilterField
            filter={filter}
            value={values[filter.name] ?? ''}
            onChange={(value) => onChange({ ...values, [filter.name]: value })}
          />
        </div>
      ))}
      <Button variant="default" disabled={Object.keys(values).length === 0} onClick={() => onChange({})}>
        Clear filters
      </Button>
    </Group>
  );
}
