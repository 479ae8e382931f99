// Part of `npm run docs`: writes docs/providers.md.
import { writeFileSync } from 'node:fs';
import { makeProvidersPage, PAGE } from './providers-page.ts';

writeFileSync(PAGE, makeProvidersPage());
