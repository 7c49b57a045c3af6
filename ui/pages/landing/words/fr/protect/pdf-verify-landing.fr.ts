import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Vérifier les signatures d’un PDF',
  tagline: 'Qui a signé, quand, et si le fichier est toujours ce qui a été signé.',
  description:
    'Vérifier la signature numérique d’un PDF : qui a signé et quand, si le fichier est intact, et ce qui lui est arrivé depuis.',
  promises: ['Chaque signature à part', 'Modifications ultérieures expliquées', 'Ne change rien'],
  whatItIs: [
    'Une signature numérique scelle les octets d’un fichier. Cet outil recalcule ce qui a été scellé, et dit pour chaque signature si le document est toujours celui-là.',
    'Un fichier a le droit de grandir après la signature : une seconde signature, un formulaire rempli. La vérification regarde ce qui a été ajouté et dit si la signature le permet.',
  ],
  steps: [
    {
      name: 'Choisissez le PDF signé',
      text: 'Utilisez le fichier tel que vous l’avez reçu. Une copie imprimée ou compressée n’a plus de signatures.',
    },
    { name: 'Appuyez sur « Vérifier les signatures »', text: 'Il se trouve sous « Protéger et partager ».' },
    {
      name: 'Lisez le verdict',
      text: 'Une boîte de dialogue liste les signatures, la plus ancienne d’abord, avec le signataire, l’heure, le certificat et ce qui a changé depuis.',
    },
  ],
  reasons: [
    {
      title: 'Plus que oui ou non',
      text: 'Vous apprenez ce qui a été ajouté après la signature, en une phrase par modification.',
    },
    {
      title: 'Les ruses sont découvertes',
      text: 'Un contenu glissé après la signature est une modification, même s’il s’appelle signature.',
    },
    {
      title: 'Peu importe qui l’a faite',
      text: 'Les signatures d’autres logiciels sont vérifiées comme celles qui ont été faites ici.',
    },
  ],
  features: [
    { title: 'Signataire et certificat', text: 'Le nom indiqué, le nom dans le certificat, et qui l’a émis.' },
    { title: 'Horodatage', text: 'Si un serveur a confirmé l’heure, ou seulement l’horloge du signataire.' },
    {
      title: 'Documents certifiés',
      text: 'Ce que le premier signataire autorise : rien, remplir des formulaires, ou aussi commenter.',
    },
    { title: 'Ce qu’elle couvre', text: 'Tout le document, ou le document tel qu’il était alors.' },
  ],
  useCases: [
    { group: 'Contrats', cases: ['Avant d’ajouter votre propre signature', 'Un exemplaire de l’autre partie'] },
    { group: 'Factures', cases: ['Des factures signées venues de l’étranger', 'Un compte bancaire modifié ?'] },
    { group: 'Justificatifs', cases: ['Des diplômes et des certificats', 'Des fichiers d’anciennes archives'] },
  ],
  questions: [
    {
      question: 'Intact veut-il dire que je peux me fier au signataire ?',
      answer:
        'Cela veut dire que le fichier est ce qui a été signé. Qui détient le certificat est une autre affaire : regardez qui l’a émis, et si vous connaissez cet émetteur.',
    },
    {
      question: 'Le certificat est-il comparé à une liste d’autorités ?',
      answer: 'Non. L’outil montre qui l’a émis, et dit s’il s’est émis lui-même. La décision vous appartient.',
    },
    {
      question: 'Il y a plusieurs signatures. Laquelle compte ?',
      answer:
        'Chacune pour l’état qu’elle a scellé. Les précédentes restent valides si ce qui a été ajouté ensuite est autorisé.',
    },
    { question: 'Quelle taille le fichier peut-il avoir ?', answer: `Jusqu’à ${limit.pdf} Mo.` },
  ],
};
