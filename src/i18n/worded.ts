/** The type other languages have to fill: the keys and parameters of the English words, but any text. */
export type Worded<Words> = Words extends string
  ? string
  : Words extends (p: infer Parameters) => string
    ? (p: Parameters) => string
    : { readonly [Key in keyof Words]: Worded<Words[Key]> };
