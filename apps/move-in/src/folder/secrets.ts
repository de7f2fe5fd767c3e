const secretName = /passw|pwd|secret|token|salt|hash(?!_?tag)|api_?key|private_?key|credential/i;
/** bcrypt, argon2, crypt and signed tokens, under whatever name. */
const secretValue = /^(\$(2[abxy]?|argon2\w*|[156])\$|eyJ[\w-]+\.eyJ[\w-]+\.)/;

/** A copy without fields that look like secrets, in nested objects too: they are never stored or reported. */
export function withoutSecrets(row: Record<string, unknown>, documented: readonly string[] = []): Record<string, unknown> {
  const kept = Object.entries(row).filter(
    ([key, value]) => documented.includes(key) || !(secretName.test(key) || (typeof value === 'string' && secretValue.test(value))),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, nested(value)]));
}

function nested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nested);
  return typeof value === 'object' && value !== null ? withoutSecrets(value as Record<string, unknown>) : value;
}
