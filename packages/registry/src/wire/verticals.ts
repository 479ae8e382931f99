// The verticals (industries) of brands.
export { type Vertical, VERTICALS } from '@tendlc/registration/words';
