import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Fonctionnement',
  heading: 'Comment ça marche',
  description:
    'Du fichier déposé au lien qui expire : ce que vous faites, ce que Docket fait pendant ce temps, et ce qui est conservé.',
  intro: 'Du fichier déposé au lien qui expire, en quatre étapes. Aucune ne demande de compte.',
  sections: [
    {
      heading: 'Ce que vous faites',
      steps: [
        {
          name: 'Déposez vos fichiers',
          text: `PDF, images, texte, Word, Excel, PowerPoint et OpenDocument, jusqu’à ${limit.pdf} Mo chacun, images ${limit.image} Mo.`,
        },
        {
          name: 'Choisissez un outil',
          text: 'Docket propose les outils qui conviennent à vos fichiers, le plus probable en premier, et dit pourquoi les autres ne conviennent pas.',
        },
        {
          name: 'Patientez un instant',
          text: 'Vous pouvez suivre la progression, continuer à travailler ou annuler.',
        },
        {
          name: 'Téléchargez ou partagez',
          text: 'Téléchargez le fichier, continuez avec un autre outil ou envoyez son lien.',
        },
      ],
    },
    {
      heading: 'Ce que Docket fait pendant ce temps',
      steps: [
        {
          name: 'Il vérifie le contenu',
          text: 'Le type d’un fichier est déterminé par son contenu, pas par son nom. Les fichiers trop lourds sont refusés pendant leur envoi.',
        },
        {
          name: 'Il consigne la demande',
          text: 'La demande est inscrite au journal avant toute action. Elle a dès lors exactement une issue, même si le serveur est arrêté net.',
        },
        {
          name: 'Il travaille de façon isolée',
          text: 'Un processus distinct reçoit des copies de vos fichiers et rien d’autre. Le nombre d’essais et la durée sont limités.',
        },
        {
          name: 'Il contrôle et signe',
          text: 'Le résultat est enregistré, son empreinte inscrite au journal, et le journal signé. Votre reçu en est tiré.',
        },
        { name: 'Il fait le ménage', text: 'Quand le lien expire, ses fichiers sont supprimés.' },
      ],
    },
    {
      heading: 'Durée habituelle',
      text: 'Pour des documents de quelques pages. Les gros fichiers et les longues files d’attente prennent plus de temps.',
      columns: ['Outil', 'Durée'],
      rows: [
        ['Diviser, filigrane, partage sécurisé', '2 à 3 secondes'],
        ['Convertir en PDF', '2 à 5 secondes'],
        ['Cliff Notes', '5 à 10 secondes'],
        ['Traduire', '10 à 20 secondes'],
      ],
    },
    {
      heading: 'Questions',
      questions: [
        {
          question: 'Me faut-il un compte ?',
          answer: `Non. Sans compte, ce navigateur liste ce que vous avez fait jusqu’à sa fermeture. Avec un compte, vos 20 dernières conversions figurent sur la page d’accueil, et les liens durent ${limit.memberMonths} mois au lieu de ${limit.guestWeeks} semaines.`,
        },
        {
          question: 'Où est mon fichier ?',
          answer: 'Sur le serveur qui fournit cette page, jusqu’à l’expiration du lien. Nulle part ailleurs.',
        },
        {
          question: 'Qui peut l’ouvrir ?',
          answer: 'Toute personne qui a le lien. Il est impossible à deviner. Vous pouvez ajouter un mot de passe.',
        },
        {
          question: 'Et en cas d’échec ?',
          answer: 'Vous apprenez pourquoi et que faire, et vous pouvez réessayer. Votre original n’est pas modifié.',
        },
      ],
    },
  ],
};
