import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Travail en équipe',
  heading: 'Travail en équipe',
  description:
    'Envoyez un lien plutôt qu’une pièce jointe. Les destinataires consultent et téléchargent sans compte, et le lien expire.',
  intro:
    'Envoyez un lien plutôt qu’une pièce jointe. Vos destinataires n’ont pas besoin de compte, et le fichier ne reste pas dans les boîtes aux lettres.',
  sections: [
    {
      heading: 'Ce que permet un lien',
      cards: [
        {
          title: 'Aucune inscription',
          text: 'Les destinataires voient le fichier et le téléchargent. Il ne leur faut ni compte ni scripts.',
        },
        {
          title: 'Il expire de lui-même',
          text: 'Après 4 semaines, ou 3 mois pour les membres. Le fichier est alors supprimé lui aussi.',
        },
        { title: 'Un mot de passe', text: 'Vous pouvez en exiger un avant que le fichier soit montré.' },
        {
          title: 'Une limite de téléchargements',
          text: 'Vous pouvez limiter un lien, de 1 à 1000 téléchargements, ou y mettre fin à tout moment.',
        },
        {
          title: 'Vues et téléchargements sont comptés',
          text: 'Les aperçus des messageries et les visites répétées ne comptent pas : le nombre reflète les personnes qui ont regardé.',
        },
        {
          title: 'Un reçu l’accompagne',
          text: 'Un destinataire peut vérifier quand le fichier a été fait, avec quel outil et à partir de quoi, sans rien vous demander.',
          proof: { label: 'Comment le vérifier' },
        },
      ],
    },
    {
      heading: 'Quatre étapes',
      steps: [
        {
          name: 'Traiter un fichier',
          text: 'Choisissez un fichier et un outil, ou le partage sécurisé, qui ne fait que réduire le fichier là où l’œil ne voit pas de différence.',
        },
        { name: 'Obtenir le lien de partage', text: 'Le lien est à côté du fichier terminé. Copiez-le.' },
        {
          name: 'Partager',
          text: 'Envoyez-le par e-mail ou par messagerie. S’il y a un mot de passe, envoyez-le séparément.',
        },
        {
          name: 'Les destinataires consultent et téléchargent',
          text: 'Ils ouvrent le lien dans n’importe quel navigateur, regardent le fichier et le téléchargent sous le nom que vous lui avez donné.',
        },
      ],
    },
    {
      heading: 'À quoi cela sert',
      cards: [
        {
          title: 'Offres et contrats',
          text: 'Signez, scellez, envoyez. Quand l’autre partie signe à son tour, la première signature reste valide.',
        },
        {
          title: 'Polycopiés',
          text: 'Un lien pour toute la classe. Il expire de lui-même : rien à ranger ensuite.',
        },
        {
          title: 'Demandes de documents',
          text: 'Caviardez ce qui doit rester privé, limitez les téléchargements et gardez le reçu.',
        },
      ],
    },
    {
      heading: 'Ce que ce n’est pas',
      paragraphs: [
        'Docket ne sert pas à rédiger un document à plusieurs, et il n’y a pas de commentaires. Un lien mène à un seul fichier terminé, et quiconque l’a peut le transmettre : mettez un mot de passe si cela compte pour vous.',
      ],
    },
  ],
};
