import { expect, test } from 'vitest';
import {
  EVENT_CATEGORIES,
  EVENT_TYPES,
  MNO_IDS,
  MNOS,
  REGISTRY_CODES,
  STOCK_EXCHANGES,
  STOCK_EXCHANGES_NOT_LISTED,
  USECASES,
  VERTICALS,
  WRONG_USECASE_CODES,
} from './index.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test('no list has a duplicate', () => {
  for (const values of [
    USECASES.map((row) => row.value),
    VERTICALS.map((row) => row.value),
    EVENT_TYPES.map((row) => row.eventType),
    MNOS.map((row) => row.networkId),
    STOCK_EXCHANGES,
    Object.values(REGISTRY_CODES).map((facts) => facts.name),
  ]) {
    expect(unique(values)).toBe(true);
  }
});

test('the tables match the registry’s lists', () => {
  expect(USECASES).toHaveLength(28);
  expect(VERTICALS).toHaveLength(23);
  expect(STOCK_EXCHANGES.length - STOCK_EXCHANGES_NOT_LISTED.length).toBe(25);
  expect(Object.keys(REGISTRY_CODES)).toHaveLength(54);
  expect(MNOS.map((row) => row.networkId)).toEqual(Object.values(MNO_IDS));
});

test('the ten events of our API and the registry’s own are distinguished', () => {
  const named = (namedBy: string) => EVENT_TYPES.filter((row) => row.namedBy === namedBy).length;
  expect(named('both') + named('interface')).toBe(10);
  expect(named('interface')).toBe(4);
  expect(EVENT_TYPES.every((row) => EVENT_CATEGORIES.includes(row.category))).toBe(true);
});

test('common wrong codes are corrected to real ones', () => {
  const codes: readonly string[] = USECASES.map((row) => row.value);
  for (const [wrong, right] of Object.entries(WRONG_USECASE_CODES)) {
    expect(codes).not.toContain(wrong);
    expect(codes).toContain(right);
  }
});
