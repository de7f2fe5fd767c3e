/** Documented: the most characters of a name. */
export const longestName = 10;

/** What the documented form asks of a password, in the order it is told. */
export const passwordRules = {
  length: (password: string) => password.length >= 8,
  upperCase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[#?!@$%^&*-]/.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** The rules that a password does not keep yet. */
export const brokenRules = (password: string): PasswordRule[] =>
  (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password));
