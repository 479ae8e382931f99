// Faults that a scenario in a name or description causes when the record is created.
import type { FaultAction, FaultedCall } from '../faults.ts';
import { type Effect, effectsOf, findEffect } from '../scenarios.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function effectsOfCreation({
  method,
  path,
  body,
}: FaultedCall): { effects: Effect[]; key: string } | undefined {
  if (method !== 'POST' || typeof body !== 'object' || body === null) {
    return undefined;
  }
  const { displayName, companyName, ein, description, referenceId } = body as Record<string, unknown>;
  if (path === '/brand/nonBlocking') {
    const texts = [textOf(displayName), textOf(companyName)];
    return { effects: effectsOf(texts, textOf(ein)), key: textOf(referenceId) ?? textOf(displayName) ?? '' };
  }
  if (path === '/campaignBuilder') {
    return {
      effects: effectsOf([textOf(description)]),
      key: textOf(referenceId) ?? textOf(description) ?? '',
    };
  }
  return undefined;
}

export class ScenarioFaults {
  /** Connection faults occur once for each record, so that a retry can succeed. */
  readonly #struck = new Set<string>();

  take(call: FaultedCall): FaultAction | undefined {
    const creation = effectsOfCreation(call);
    if (creation === undefined) {
      return undefined;
    }
    const { effects, key } = creation;
    const code = findEffect(effects, 'refused')?.number;
    if (code !== undefined) {
      return { do: 'error', code };
    }
    const status = findEffect(effects, 'httpStatus')?.number;
    const action: FaultAction | undefined =
      status === undefined ? findEffect(effects, 'answer')?.action : { do: 'status', status };
    return action !== undefined && this.#isFirst(`${call.sid} ${call.path} ${key}`) ? action : undefined;
  }

  #isFirst(key: string): boolean {
    const isFirst = !this.#struck.has(key);
    this.#struck.add(key);
    return isFirst;
  }
}
