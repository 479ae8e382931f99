// The filters over a list: choices act at once, texts when they are finished.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FilterName, FilterValues } from '../../parts/list-search.ts';
import { SetChoice } from '../../registrations/credential-choice.tsx';

export type Filter = {
  readonly name: FilterName;
  readonly label: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Others than those may be in the list, too. */
  readonly isOpen?: boolean;
  readonly kind?: 'set';
  readonly example?: string;
  readonly charactersMax?: number;
};

/** What the address asks for and the list can be asked for. */
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

function TextFilter({ filter: { name, label, example, charactersMax = 100 }, value, onChange }: FieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address may change by the browser's way back, too.
  if (seen !== value) {
    setSeen(value);
    setText(value);
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
        onChange={({ currentTarget }) => setText(currentTarget.value)}
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
