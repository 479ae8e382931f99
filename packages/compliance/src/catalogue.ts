// The list of tools. Routes, documentation, forms and commands are loops over it.
import type { ToolDefinition } from './tool.ts';
import { messageValidator } from './tools/message-validator/index.ts';

export const catalogue: readonly ToolDefinition[] = [messageValidator];
