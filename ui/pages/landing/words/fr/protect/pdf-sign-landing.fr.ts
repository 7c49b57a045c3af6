import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Signer un PDF',
  tagline: 'Dessinez, tapez ou importez votre signature, mettez-la à sa place et scellez le fichier.',
  description:
    'Signer un PDF avec une signature dessinée, tapée ou importée. Un certificat scelle le fichier : toute modification ultérieure se voit.',
  promises: ['Dessinez, tapez ou importez', 'Scellé par un certificat', 'Les signatures antérieures restent valides'],
  whatItIs: [
    'Vous placez votre signature sur la page comme avec un stylo. Puis tout le fichier est scellé par un certificat : si quelqu’un le modifie ensuite, les lecteurs PDF le signalent.',
    'Le sceau prouve que le fichier n’a pas changé depuis. À moins que les responsables de ce site n’aient installé le certificat d’une autorité, il ne prouve pas qui vous êtes.',
  ],
  steps: [
    {
      name: 'Ouvrez le PDF',
      text: 'Dans l’espace de travail, appuyez sur « Signer ce PDF ». L’éditeur s’ouvre sur « Signer ».',
    },
    {
      name: 'Faites votre signature',
      text: 'Avec « Dessiner », tracez-la à la souris, au doigt ou au stylet ; avec « Importer », prenez une image. Ou tapez votre nom.',
    },
    {
      name: 'Mettez-la en place',
      text: 'Allez à la page, faites glisser la signature et tirez son coin. Les flèches et les nombres fonctionnent aussi. « Aussi sur les pages » la répète sur d’autres.',
    },
    { name: 'Appuyez sur « Signer le PDF »', text: 'Le fichier scellé est téléchargé, avec _signed dans son nom.' },
  ],
  reasons: [
    {
      title: 'Plus qu’une image',
      text: 'Une signature collée peut être déplacée et copiée sans que cela se voie. Un sceau, non.',
    },
    {
      title: 'Plusieurs personnes, un fichier',
      text: 'Une seconde signature s’ajoute après la première, et la laisse valide.',
    },
    { title: 'Le fichier reste lui-même', text: 'Ses octets restent au début, et la signature s’ajoute derrière.' },
  ],
  features: [
    {
      title: 'Sceau PAdES',
      text: 'Une signature dans la forme que nomment les règles européennes, connue des lecteurs PDF.',
    },
    { title: 'Horodatage', text: 'Là où un serveur d’horodatage est configuré, il confirme quand vous avez signé.' },
    { title: 'Papier transparent', text: 'Là où une signature est transparente, la ligne du dessous se voit.' },
    {
      title: 'S’arrête à temps',
      text: 'Si un signataire antérieur n’en a pas autorisé d’autre, on vous le dit et rien n’est cassé.',
    },
    {
      title: 'Motif, lieu, certification',
      text: 'Sous « Plus de détails sur la signature », vous dites pourquoi et où vous signez ; la première signature peut aussi dire ce que l’on peut faire ensuite du fichier.',
    },
  ],
  useCases: [
    { group: 'Accords', cases: ['Des devis et des commandes', 'Une autorisation de sortie'] },
    { group: 'Validations', cases: ['Un plan définitif', 'Un compte rendu, par la présidence et le secrétariat'] },
    { group: 'Quotidien', cases: ['Un formulaire sans imprimante', 'Un bail pendant que vous voyagez'] },
  ],
  questions: [
    {
      question: 'Est-ce une signature qualifiée ?',
      answer:
        'Non. C’est un fichier scellé avec l’image de votre signature. Là où la loi exige une signature qualifiée, elle ne suffit pas.',
    },
    {
      question: 'Pourquoi mon lecteur dit-il que le signataire est inconnu ?',
      answer:
        'Le certificat est fait par cette installation, sauf si un autre est configuré, et aucune autorité ne s’en porte garante. Que le fichier soit inchangé est vérifié quand même.',
    },
    {
      question: 'Puis-je modifier le fichier après la signature ?',
      answer: 'Toute modification se voit. Faites tout le reste d’abord, et signez en dernier.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo. Il reste dans votre navigateur jusqu’à ce que vous signiez.`,
    },
  ],
};
