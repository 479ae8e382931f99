// The industries that a brand can name.
export { type Vertical, VERTICALS } from '@tendlc/registration/words';
