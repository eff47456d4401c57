// Reads command-line options for every tool. A bad one ends the tool with one clear sentence and exit code 2.

/** A mistake of whoever typed the command. */
class BadOption extends Error {}

export function refuseOption(sentence: string): never {
  throw new BadOption(sentence);
}

/** Turns the text behind `--name` into a value, or refuses it. */
type Reader<T> = (text: string, name: string) => T;

export const text: Reader<string> = (given, name) =>
  given === '' ? refuseOption(`--${name} needs a text that is not empty.`) : given;

export function wholeNumber({ least, most }: { least: number; most: number }): Reader<number> {
  return (given, name) => {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= least && value <= most
      ? value
      : refuseOption(`--${name} takes a whole number from ${least} to ${most}, not "${given}".`);
  };
}

export function oneOf<T extends string>(choices: readonly T[]): Reader<T> {
  return (given, name) =>
    choices.find((choice) => choice === given) ??
    refuseOption(`--${name} takes one of ${choices.join(', ')}, not "${given}".`);
}

/** Several of the choices with commas between. */
export function listOf<T extends string>(choices: readonly T[]): Reader<readonly T[]> {
  const one = oneOf(choices);
  return (given, name) => given.split(',').map((each) => one(each, name));
}

/** The values given for each option, in the order they were typed. */
export type Options<Readers> = {
  readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer T> ? readonly T[] : never;
};

/** Reads `--name value` and `--name=value`. */
export function readOptions<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  args: readonly string[],
  readers: Readers,
): Options<Readers> {
  const names = Object.keys(readers);
  const values = new Map(names.map((name): [string, unknown[]] => [name, []]));
  for (let index = 0; index < args.length; index++) {
    const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(args[index]) ?? [];
    const found = name === undefined ? undefined : values.get(name);
    if (!found || name === undefined) {
      const known = names.map((each) => `--${each}`).join(', ');
      refuseOption(`"${args[index]}" is no option; there are ${known}.`);
    }
    const given = inline ?? args[++index];
    if (given === undefined) refuseOption(`--${name} needs a value.`);
    found.push(readers[name](given, name));
  }
  return Object.fromEntries(values) as unknown as Options<Readers>;
}

/** The value of an option that may be given once. */
export function once<T>(values: readonly T[], name: string): T | undefined {
  return values.length > 1 ? refuseOption(`--${name} was given ${values.length} times.`) : values[0];
}

/** Runs a tool: its own mistakes stay loud, the typist's become one sentence. */
export async function runTool(tool: (args: readonly string[]) => void | Promise<void>): Promise<void> {
  try {
    await tool(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
