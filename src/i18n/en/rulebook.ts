/** The rules for players. The numbers are those of docs/rules.md, which the engine and its tests cite. */
import type { Worded } from '../worded';

export const rulebook = {
  short: {
    title: 'In short',
    rules: {
      'R0.1':
        'You race round buoys 1, 2 and 3 and back over the line. The sum of your dice is your speed: the more dice, the faster, and the harder to steer between the islands.',
      'R0.2':
        'A turn has two steps: choose dice and roll them, then choose a way and sail it. A game has up to 3 races, and the later ones count more.',
    },
  },
  lake: {
    title: 'The lake',
    rules: {
      'R2.2': 'The lake is laid from 6 tiles in any order, each turned or not. Its code names the layout.',
      'R2.3':
        'The standard side has dark water and few islands. The expert side has light water and more land.',
      'R2.5': 'Land, the shore and every buoy block boats. All other spaces are water.',
    },
  },
  course: {
    title: 'The course',
    rules: {
      'R3.1':
        'Race 1 uses the A spots, race 2 the B spots, race 3 the C spots. The buoys are spread over them at random.',
      'R3.2':
        'The line is 4 spaces long and lies between buoy 0 and the finish buoy. It is both start and finish. It can only be crossed through its long sides.',
      'R3.3':
        'Each buoy shows an arrow. Leftward: keep the buoy on your left. Rightward: keep it on your right. The arrows follow the bends of the course, so nobody has to sail a full circle.',
      'R3.4':
        'You start towards the side where buoy 1 lies. You finish coming from the side where buoy 3 lies.',
      'R3.6':
        'A line with chevrons runs from each buoy out to the shore. A buoy counts as rounded once you reach that line in the direction of the chevrons.',
    },
  },
  start: {
    title: 'The start',
    rules: {
      'R4.1':
        'For the first race everybody rolls a die, and the highest starts; those who tie roll again. After that the start passes to the left, one seat a race.',
      'R4.2':
        'Boats are placed one after the other, beginning to the right of the start player and going round to the right. The start player places last and takes the first turn. Turns go to the left.',
      'R4.3':
        'Place your boat on a free space of the line, or up to 2 spaces behind it. It may face any of the 6 sides of its space.',
      'R4.4': 'Everybody starts without dice: speed 0.',
      'R4.5':
        'You have started once you leave the line forwards. If you come back onto it from the front before your first buoy, you have to start again.',
    },
  },
  dice: {
    title: 'Your turn: dice',
    rules: {
      'R5.1': 'Add one die, or remove one of your choice, or leave the number as it is.',
      'R5.2':
        'Also choose which of your dice to re-roll: none, some or all. They are rolled together with an added die, once a turn. Each die shows 1, 2 or 3.',
      'R5.3': 'The sum of your dice is your speed. The dice stay with you until your next turn.',
      'R5.4': 'There are always enough dice and damage counters.',
      'R5.5':
        'Without dice your speed is 0: you stay where you are, but you may turn. You may also remove your last die.',
    },
  },
  move: {
    title: 'Your turn: way and move',
    rules: {
      'R6.1':
        'Go straight ahead, or first turn 60° to the left or right. Count the free water in each of the three ways, up to land or a buoy. Other boats do not count.',
      'R6.2':
        'You must take a way that is free for your full speed. If there is none, you crash: then you must take the way with the most free water. If several are equally long, choose one.',
      'R6.3':
        'Your boat sails straight on by its speed, or as far as the water goes if it crashes. It ends facing that way.',
      'R6.4':
        'You may sail through other boats. If you would end on one, you stop on the last free space before it. That costs nothing, and nothing happens to the other boat.',
    },
  },
  damage: {
    title: 'Crash and damage',
    rules: {
      'R7.1':
        'If you crash, you take one damage counter for every space your speed was too high, and you lose all your dice. A boat in your way changes nothing about that.',
      'R7.2': 'With 4 damage counters or more your boat sinks and is out of this race.',
      'R7.3':
        'For the next race your boat is repaired. It starts with as many counters as it had at the start of this race, plus 1 if it took damage in this race.',
    },
  },
  rounding: {
    title: 'Rounding and finishing',
    rules: {
      'R8.1':
        'You may pass a buoy at any distance, with islands or other buoys in between. Imagine a string that runs out behind your boat: pulled tight, it has to lie round the buoys, in their order and on the right side.',
      'R8.2': 'Only your next buoy and the last one you rounded are looked at.',
      'R8.3':
        'If you go back over the chevron line of the buoy you rounded last, it no longer counts. If you crossed the line of the next buoy the wrong way, go back over it first. Extra circles do no harm.',
      'R8.4': 'One move can round several buoys.',
      'R8.5':
        'With all 3 buoys rounded you finish when you reach the line from the right side. You still sail the rest of the move. A crash after that damages your boat for the next race, but you keep your place.',
      'R8.6': 'Places go by the order of finishing. The race ends when no boat is left on the lake.',
      'R8.7':
        'On your turn you may retire from a race: no points. If only one boat is left and can no longer score, the race can be ended at once.',
    },
  },
  points: {
    title: 'Points',
    rules: {
      'R9.1':
        'You score one point for each player placed behind you, sunk boats included. Race 2 counts double, race 3 triple. Boats that sank before the finish or retired score nothing.',
      'R9.2':
        'With 2 players, or with the score variant, finishers score more: 1 point for each turn they needed less than the last finisher, and 5 for each boat that sank or retired. These points are not doubled.',
      'R9.3': 'The most points after the last race win. If tied, the better place in the last race decides.',
    },
  },
  options: {
    title: 'Options',
    rules: {
      'R10.1': 'Score variant: the extra points of R9.2 with 3 players or more.',
      'R10.2': 'Expert lake: more land, narrower water.',
      'R10.3':
        'Coast repair: if you neither add, remove nor re-roll a die, you first lose one damage counter. You can not start the next race with more counters than you have left.',
      'R10.4': 'Wear and tear: each boat carries at least one damage counter for each race sailed so far.',
      'R10.5': 'Free steering: you may take any way with at least 1 free space, even if you crash there.',
      'R10.6': 'Power turn: on exactly one die you may also turn 120°. Then all five ways are looked at.',
      'R10.7': 'Five dice: nobody may take a sixth die.',
      'R10.8': 'One or two races: the game ends earlier.',
    },
  },
};

export type RulebookWords = Worded<typeof rulebook>;
