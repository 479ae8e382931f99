// Protects that schemas share compiled code only if they accept and write the same values.
import { expect, test } from 'vitest';
import { compileOnce } from '../schema-shapes.ts';

function counting() {
  const shapes: object[] = [];
  const compile = compileOnce((shape) => {
    shapes.push(shape);
    return shapes.length;
  });
  return { shapes, compile };
}

test('schemas that differ only in texts for readers compile once, and no example is computed for it', () => {
  const { shapes, compile } = counting();
  const error = { type: 'object', properties: { error: { type: 'string', description: 'A sentence.' } } };
  const computed = {
    ...error,
    description: 'Not found',
    get examples(): never {
      throw new Error('an example was computed');
    },
  };
  expect([
    compile(error),
    compile({ ...error, description: 'Locked', headers: {} }),
    compile(computed),
  ]).toEqual([1, 1, 1]);
  expect(shapes).toEqual([{ type: 'object', properties: { error: { type: 'string' } } }]);
});

test('fields that are named like texts for readers, and values in which they occur, are kept', () => {
  const { shapes, compile } = counting();
  const schema = {
    type: 'object',
    properties: { description: { type: 'string', title: 'Text' }, title: { const: { title: 'a' } } },
    required: ['description'],
    default: { description: 'none' },
  };
  compile(schema);
  expect(shapes).toEqual([
    {
      type: 'object',
      properties: { description: { type: 'string' }, title: { const: { title: 'a' } } },
      required: ['description'],
      default: { description: 'none' },
    },
  ]);
});

test('schemas with other limits, defaults, or messages compile separately', () => {
  const { compile } = counting();
  const schemas = [
    { type: 'string' },
    { type: 'string', maxLength: 3 },
    { type: 'string', default: '' },
    { type: 'string', 'x-message': 'must be short' },
  ];
  expect(schemas.map(compile)).toEqual([1, 2, 3, 4]);
});
