// The process of the service: reads the environment, builds, listens, closes. Nothing else touches process.*
import { enableCompileCache } from 'node:module';

// Parsing this many files takes longer than running them; later starts find them parsed.
enableCompileCache();
const { runService } = await import('./service.ts');
await runService();
