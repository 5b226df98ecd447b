import { stringify } from 'yaml';

/**
 * Writes a value as YAML, without anchors and aliases. Loaded on demand through this module: `import('yaml')` itself has no
 * named exports once the build has bundled that CommonJS package.
 */
export function writeYaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false });
}
