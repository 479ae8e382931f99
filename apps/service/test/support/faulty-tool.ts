// A tool that fails on request, before or after the charge.
import { defineTool, ToolInputRefused } from '@tendlc/compliance';
import { Type } from 'typebox';

export const SECRET_OF_THE_FAILURE = 'the inside of the service';

export const faultyTool = defineTool({
  name: 'faulty-tool',
  title: 'Faulty tool',
  summary: 'Fails when it is told to.',
  stage: 'prepare',
  request: Type.Object({
    fail: Type.Optional(
      Type.Unsafe<'refuse' | 'before' | 'after'>({ type: 'string', enum: ['refuse', 'before', 'after'] }),
    ),
  }),
  results: Type.Object({ fine: Type.Boolean() }),
  examples: [{ title: 'Fine', request: {} }],
  run({ fail }) {
    if (fail === 'refuse') {
      throw new ToolInputRefused('fail', 'cannot be done today');
    }
    if (fail === 'before') {
      throw new Error(SECRET_OF_THE_FAILURE);
    }
    return fail === undefined
      ? { fine: true }
      : {
          // The serializer reads this after the charge.
          get fine(): boolean {
            throw new Error(SECRET_OF_THE_FAILURE);
          },
        };
  },
});
