/** `www.example.ac.th` as it is typed or pasted → with its scheme. */
export const completeAddress = (typed: string) => typed.replace(/^(?=www\.)/i, 'https://');
