// The version of the service, as its package says.
import manifest from '../package.json' with { type: 'json' };

export const { version } = manifest;
