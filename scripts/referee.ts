// Plays games with all options and lets an independent referee check their traces by the rules alone.
import { formatTrace } from '../src/engine/trace';
import { playWildGame } from '../tests/engine/wild';
import { judge } from '../tests/referee/referee';
import { once, readOptions, runTool, text, wholeNumber } from './options';

await runTool((args) => {
  const given = readOptions(args, { games: wholeNumber({ least: 1, most: 1_000_000 }), seed: text });
  const games = once(given.games, 'games') ?? 200;
  const seed = once(given.seed, 'seed') ?? 'referee';
  let lines = 0;
  let fouls = 0;
  for (let number = 1; number <= games; number++) {
    const game = playWildGame(`${seed}/${number}`);
    const trace = formatTrace(
      game,
      game.setup.players.map(() => 'wild'),
    );
    const foul = judge(trace);
    lines += trace.length;
    if (foul === null) continue;
    fouls++;
    console.log(`${seed}/${number}: ${foul}`);
  }
  console.log(`${games} games, ${lines} lines, ${fouls} with a disagreement`);
  if (fouls > 0) process.exitCode = 1;
});
