// The version of the command line.
export const VERSION = '0.1.0';
