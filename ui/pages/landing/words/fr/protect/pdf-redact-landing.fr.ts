import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Caviarder un PDF',
  tagline: 'Retirez pour de bon des noms et des numéros d’un fichier, et obtenez la preuve qu’ils ont disparu.',
  description:
    'Caviarder un PDF : retirer pour de bon du texte et des zones. Chaque caviardage est vérifié par un second lecteur avant la remise du fichier.',
  promises: ['Retiré, pas masqué', 'Prouvé avant de vous parvenir', 'Voyez d’abord chaque endroit'],
  whatItIs: [
    'Un rectangle noir sur un nom le cache à l’œil et le laisse dans le fichier. Le caviardage retire le texte, puis dessine le cadre là où il était.',
    'Ensuite, le résultat est vérifié : un autre programme y fait une recherche, chaque flux d’octets est fouillé, et les pages sont comparées hors des cadres. Une page qui échoue devient une image. Si cela échoue aussi, vous ne recevez aucun fichier.',
  ],
  steps: [
    {
      name: 'Ouvrez le PDF',
      text: 'Dans l’espace de travail, appuyez sur « Caviarder ». L’éditeur s’ouvre sur cet onglet.',
    },
    {
      name: 'Marquez ce qui doit partir',
      text: '« Sélectionner le texte » et appuyez sur « Marquer le texte sélectionné », ou « Tracer un cadre ». « Rechercher un mot sur toutes les pages » marque toutes ses occurrences, « Rechercher par motif » tout ce qui correspond à une expression régulière.',
    },
    {
      name: 'Vérifiez les endroits',
      text: 'Ce qui serait retiré est montré sur les pages et compté, avant que rien ne se passe.',
    },
    {
      name: 'Appuyez sur « Caviarder et enregistrer »',
      text: 'Le nouveau fichier est téléchargé, et la liste des vérifications s’affiche à côté.',
    },
  ],
  reasons: [
    {
      title: 'La preuve, pas l’espoir',
      text: 'Chaque vérification figure à côté du résultat, avec son verdict.',
    },
    {
      title: 'Les endroits cachés aussi',
      text: 'Signets, propriétés, notes, champs de formulaire et versions antérieures sont nettoyés.',
    },
    { title: 'Le reste demeure', text: 'Rien ne bouge autour d’un cadre, et l’autre texte reste interrogeable.' },
  ],
  features: [
    {
      title: 'Mots, zones, motifs',
      text: 'Marquez en sélectionnant, en traçant, en recherchant un mot ou par une expression régulière, qui respecte la casse sauf indication contraire.',
    },
    {
      title: 'À votre façon',
      text: 'Cadres de toute couleur, pleins, hachurés en diagonale ou croisés, avec ou sans texte de remplacement.',
    },
    { title: 'Mots coupés', text: 'Un mot sur deux lignes, avec un trait d’union ou une ligature, est trouvé aussi.' },
    { title: 'Un reçu discret', text: 'Le reçu liste les cadres et les vérifications, et jamais les mots retirés.' },
    {
      title: 'De l’analyse au caviardage',
      text: 'Les résultats de la recherche de données privées se marquent d’un clic.',
    },
  ],
  useCases: [
    { group: 'Droit', cases: ['Des pièces pour la partie adverse', 'Des jugements à publier'] },
    {
      group: 'Administrations',
      cases: ['Des réponses à des demandes d’accès aux documents', 'Des procès-verbaux avec des noms de citoyens'],
    },
    { group: 'Entreprises', cases: ['Des CV sans noms', 'Des factures comme exemples'] },
  ],
  questions: [
    {
      question: 'Peut-on récupérer quelque chose ?',
      answer:
        'Pas à partir du nouveau fichier : ce que vous avez marqué n’y est pas. N’oubliez pas que votre original le contient toujours.',
    },
    {
      question: 'Et les pages numérisées ?',
      answer:
        'Elles n’ont pas de texte interrogeable, et on vous le dit. Tracez un cadre ; l’image qu’il recouvre est retirée.',
    },
    {
      question: 'Retire-t-il ce que j’ai oublié de marquer ?',
      answer:
        'Non. Utilisez « Rechercher des données sensibles » pour en chercher d’autres, et lisez le fichier vous-même.',
    },
    {
      question: 'Quelles sont les limites ?',
      answer: `${limit.redactionPages.toLocaleString('fr')} pages, ${limit.redactionItems} éléments à la fois et ${limit.pdf} Mo.`,
    },
  ],
};
