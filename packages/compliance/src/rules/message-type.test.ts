// Protects that a message which reads like marketing is not passed over when it is checked as another type.
import { expect, test } from 'vitest';
import { checkMessage } from './message-rules.ts';
import { readMessage } from './message-context.ts';

const find = (text: string, messageType: 'promotional' | 'transactional') =>
  checkMessage(readMessage(text, messageType)).find(({ ruleId }) => ruleId === 'message-type.role');

test('an appeal that is checked as transactional reads like marketing, by our estimate and with its words', () => {
  const appeal = 'Otter Creek Shelter: Give $40 today and house a dog for a month. Reply STOP to opt out.';
  expect(find(appeal, 'transactional')).toMatchObject({ status: 'info', basis: 'estimate' });
  expect(find(appeal, 'transactional')?.details).toContain('Give');
  expect(find(appeal, 'promotional')).toBeUndefined();
});

test('a reminder and a text with its own finding about marketing words get no second one', () => {
  expect(find("Otter Creek Vet: Biscuit's checkup is on Monday at 3 pm.", 'transactional')).toBeUndefined();
  expect(find('Otter Creek Toys: 20% off all puzzles this week.', 'transactional')).toBeUndefined();
});
