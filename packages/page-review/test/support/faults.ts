// Single faults, each planted in a clean website, with the rule that finds it.
import { accessFaults } from './access-faults.ts';
import { documentFaults } from './document-faults.ts';
import { optInFaults } from './opt-in-faults.ts';
import { websiteFaults } from './website-faults.ts';

export const faults = [...accessFaults, ...websiteFaults, ...documentFaults, ...optInFaults].map(
  ([business, ruleId, status, name, plant]) => ({ business, ruleId, status, name, plant }),
);
