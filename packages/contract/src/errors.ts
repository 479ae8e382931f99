// The format of every error response (G-02).
import { Type } from 'typebox';

export const ErrorBody = Type.Object(
  { error: Type.String({ description: 'What went wrong, in one sentence.' }) },
  { 'x-component': 'Error', examples: [{ error: 'email: must be an email address' }] },
);
