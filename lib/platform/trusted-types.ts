/**
 * Creates a policy that the page's content security policy names (scripts/pages/content-policy.ts). It rejects whatever it
 * has no rule for. Undefined in a browser without Trusted Types, which accepts plain strings.
 * @throws TypeError when the page's policy does not name it, or it exists already
 */
export function createTrustedPolicy(name: string, rules: TrustedTypePolicyOptions): TrustedTypePolicy | undefined {
  return window.trustedTypes?.createPolicy(name, {
    createHTML: refuse,
    createScript: refuse,
    createScriptURL: refuse,
    ...rules,
  });
}

function refuse(text: string): never {
  throw new TypeError(`Refused: ${text.slice(0, 100)}`);
}
