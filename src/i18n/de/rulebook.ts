import type { RulebookWords } from '../en/rulebook';

export const rulebook: RulebookWords = {
  short: {
    title: 'Kurz gesagt',
    rules: {
      'R0.1':
        'Du fährst um die Bojen 1, 2 und 3 und zurück über die Linie. Die Summe deiner Würfel ist deine Geschwindigkeit: je mehr Würfel, desto schneller, und desto schwerer zwischen den Inseln zu steuern.',
      'R0.2':
        'Ein Zug hat zwei Schritte: Würfel wählen und werfen, dann einen Weg wählen und fahren. Ein Spiel hat bis zu 3 Rennen, und die späteren zählen mehr.',
    },
  },
  lake: {
    title: 'Der See',
    rules: {
      'R2.2':
        'Der See besteht aus 6 Teilen in beliebiger Lage, jedes gedreht oder nicht. Sein Code nennt die Anordnung.',
      'R2.3':
        'Die Standardseite hat dunkles Wasser und wenige Inseln. Die Expertenseite hat helles Wasser und mehr Land.',
      'R2.5': 'Land, Ufer und alle Bojen versperren den Weg. Alle anderen Felder sind Wasser.',
    },
  },
  course: {
    title: 'Die Strecke',
    rules: {
      'R3.1':
        'Rennen 1 nutzt die A-Plätze, Rennen 2 die B-Plätze, Rennen 3 die C-Plätze. Die Bojen werden zufällig darauf verteilt.',
      'R3.2':
        'Die Linie ist 4 Felder lang und liegt zwischen Boje 0 und der Zielboje. Sie ist Start und Ziel zugleich. Nur über ihre langen Seiten kommt man hinein.',
      'R3.3':
        'Jede Boje zeigt einen Pfeil. Linksherum: Boje links liegen lassen. Rechtsherum: rechts liegen lassen. Die Pfeile folgen den Kurven der Strecke, niemand muss einen ganzen Kreis fahren.',
      'R3.4':
        'Gestartet wird zu der Seite, auf der Boje 1 liegt. Ins Ziel geht es von der Seite, auf der Boje 3 liegt.',
      'R3.6':
        'Von jeder Boje läuft eine Linie mit Winkeln bis ans Ufer. Die Boje gilt als umrundet, sobald du diese Linie in Richtung der Winkel erreichst.',
    },
  },
  start: {
    title: 'Der Start',
    rules: {
      'R4.1':
        'Zum ersten Rennen werfen alle einen Würfel, die höchste Zahl fängt an; wer gleichauf liegt, wirft noch einmal. Danach wandert der Start jedes Rennen einen Platz nach links.',
      'R4.2':
        'Die Boote werden nacheinander aufgestellt, zuerst rechts vom Startspieler, dann weiter rechtsherum. Der Startspieler stellt als Letzter auf und macht den ersten Zug. Gefahren wird linksherum.',
      'R4.3':
        'Stell dein Boot auf ein freies Feld der Linie oder höchstens 2 Felder dahinter. Es darf zu jeder der 6 Seiten seines Feldes zeigen.',
      'R4.4': 'Alle starten ohne Würfel: Geschwindigkeit 0.',
      'R4.5':
        'Gestartet bist du, sobald du die Linie nach vorn verlässt. Kommst du vor deiner ersten Boje von vorn auf sie zurück, musst du neu starten.',
    },
  },
  dice: {
    title: 'Dein Zug: Würfel',
    rules: {
      'R5.1': 'Nimm einen Würfel dazu, leg einen beliebigen weg oder lass die Anzahl, wie sie ist.',
      'R5.2':
        'Wähl außerdem, welche deiner Würfel du neu wirfst: keinen, einige oder alle. Sie werden zusammen mit einem neuen Würfel geworfen, einmal je Zug. Jeder Würfel zeigt 1, 2 oder 3.',
      'R5.3':
        'Die Summe deiner Würfel ist deine Geschwindigkeit. Die Würfel behältst du bis zu deinem nächsten Zug.',
      'R5.4': 'Würfel und Schadensmarker gibt es immer genug.',
      'R5.5':
        'Ohne Würfel ist deine Geschwindigkeit 0: du bleibst stehen, darfst aber drehen. Auch den letzten Würfel darfst du weglegen.',
    },
  },
  move: {
    title: 'Dein Zug: Weg und Fahrt',
    rules: {
      'R6.1':
        'Fahr geradeaus oder dreh vorher um 60° nach links oder rechts. Zähl auf jedem der drei Wege das freie Wasser bis zum Land oder zu einer Boje. Andere Boote zählen nicht.',
      'R6.2':
        'Du musst einen Weg nehmen, der für deine ganze Geschwindigkeit frei ist. Gibt es keinen, baust du einen Crash: dann musst du den Weg mit dem meisten freien Wasser nehmen. Sind mehrere gleich lang, wähl einen davon.',
      'R6.3':
        'Dein Boot fährt geradeaus, so weit deine Geschwindigkeit reicht, bei einem Crash so weit das Wasser reicht. Es zeigt danach in diese Richtung.',
      'R6.4':
        'Durch andere Boote fährst du hindurch. Würdest du auf einem enden, hältst du auf dem letzten freien Feld davor. Das kostet nichts, und dem anderen Boot passiert nichts.',
    },
  },
  damage: {
    title: 'Crash und Schaden',
    rules: {
      'R7.1':
        'Bei einem Crash nimmst du für jedes Feld, um das du zu schnell warst, einen Schadensmarker und verlierst alle Würfel. Ein Boot im Weg ändert daran nichts.',
      'R7.2': 'Mit 4 oder mehr Schadensmarkern sinkt dein Boot, und dieses Rennen ist für dich vorbei.',
      'R7.3':
        'Vor dem nächsten Rennen wird repariert. Dein Boot beginnt mit so vielen Markern wie zu Beginn dieses Rennens, plus 1, falls es in diesem Rennen Schaden nahm.',
    },
  },
  rounding: {
    title: 'Umrunden und Ziel',
    rules: {
      'R8.1':
        'Wie weit weg du an einer Boje vorbeifährst, ist egal, auch Inseln und andere Bojen dürfen dazwischen sein. Stell dir eine Schnur hinter deinem Boot vor: straff gezogen muss sie um die Bojen liegen, der Reihe nach und auf der richtigen Seite.',
      'R8.2': 'Es zählen nur deine nächste Boje und die, die du zuletzt umrundet hast.',
      'R8.3':
        'Fährst du über die Winkellinie der zuletzt umrundeten Boje zurück, zählt sie nicht mehr. Hast du die Linie der nächsten Boje falsch herum gekreuzt, fahr erst wieder zurück. Zusätzliche Kreise schaden nicht.',
      'R8.4': 'Ein Zug kann mehrere Bojen umrunden.',
      'R8.5':
        'Sind alle 3 Bojen umrundet, bist du im Ziel, sobald du die Linie von der richtigen Seite erreichst. Den Rest des Zuges fährst du noch. Ein Crash danach beschädigt dein Boot für das nächste Rennen, aber dein Platz bleibt dir.',
      'R8.6':
        'Die Plätze folgen der Reihenfolge im Ziel. Das Rennen endet, wenn kein Boot mehr auf dem See ist.',
      'R8.7':
        'Wenn du am Zug bist, darfst du ein Rennen aufgeben: keine Punkte. Ist nur noch ein Boot unterwegs, das nichts mehr gewinnen kann, darf das Rennen sofort enden.',
    },
  },
  points: {
    title: 'Punkte',
    rules: {
      'R9.1':
        'Du bekommst einen Punkt für jeden Spieler, der hinter dir liegt, gesunkene Boote mitgezählt. Rennen 2 zählt doppelt, Rennen 3 dreifach. Wer vor dem Ziel sinkt oder aufgibt, bekommt nichts.',
      'R9.2':
        'Zu zweit oder mit der Wertungsvariante gibt es im Ziel mehr: 1 Punkt für jeden Zug, den du weniger brauchst als das letzte Boot im Ziel, und 5 für jedes gesunkene oder aufgegebene Boot. Diese Punkte werden nicht vervielfacht.',
      'R9.3':
        'Wer nach dem letzten Rennen die meisten Punkte hat, gewinnt. Bei gleichen Punkten zählt der bessere Platz im letzten Rennen.',
    },
  },
  options: {
    title: 'Varianten',
    rules: {
      'R10.1': 'Wertungsvariante: die zusätzlichen Punkte von R9.2 auch ab 3 Spielern.',
      'R10.2': 'Expertensee: mehr Land, engeres Wasser.',
      'R10.3':
        'Flicken beim Gleiten: wer weder einen Würfel dazunimmt noch weglegt noch neu wirft, gibt zuerst einen Schadensmarker ab. Ins nächste Rennen gehst du mit höchstens so vielen Markern, wie dir geblieben sind.',
      'R10.4':
        'Verschleiß: jedes Boot trägt mindestens einen Schadensmarker für jedes bisher gefahrene Rennen.',
      'R10.5':
        'Freies Steuern: jeder Weg mit mindestens 1 freien Feld ist erlaubt, auch wenn er mit einem Crash endet.',
      'R10.6':
        'Scharfe Kurve: mit genau einem Würfel darfst du auch um 120° drehen. Dann zählen alle fünf Wege.',
      'R10.7': 'Fünf Würfel: niemand darf einen sechsten Würfel nehmen.',
      'R10.8': 'Ein oder zwei Rennen: das Spiel ist früher zu Ende.',
    },
  },
};
