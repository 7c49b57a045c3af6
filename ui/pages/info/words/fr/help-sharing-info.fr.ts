import { HISTORY_MAX } from '../../../../../contracts/limits.js';
import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Aide : partage',
  heading: 'Partager par lien',
  description:
    'Comment fonctionnent les liens : mots de passe, limites de téléchargements, durée de conservation, fin d’un lien et reçus.',
  intro: 'Chaque fichier terminé a un lien. Vous décidez qui le reçoit, combien de fois il sert et quand il prend fin.',
  sections: [
    {
      heading: 'Ce qu’est un lien',
      paragraphs: [
        'Un lien est une adresse avec une longue partie aléatoire. Il n’est listé nulle part, et toute personne qui l’a peut l’ouvrir. Les destinataires n’ont pas besoin de compte, et la page fonctionne aussi sans scripts.',
        'Ils voient le fichier, ses pages, quand le lien prend fin et comment le fichier a été fait, et peuvent le télécharger. Ils ne voient ni qui l’a fait, ni vos autres fichiers.',
      ],
    },
    {
      heading: 'Durées de conservation',
      columns: ['Quoi', 'Sans compte', 'Connecté'],
      rows: [
        ['Un lien', `${limit.guestWeeks} semaines`, `${limit.memberMonths} mois`],
        ['Votre envoi et le résultat', 'jusqu’à la fin du lien', 'jusqu’à la fin du lien'],
        [
          'La liste de ce que vous avez fait',
          `${HISTORY_MAX} entrées, dans cette session du navigateur`,
          `${HISTORY_MAX} entrées sur la page d’accueil, toutes les autres sous « Toutes les conversions »`,
        ],
        ['Mots de passe des fichiers', 'jusqu’à la fin de la conversion', 'jusqu’à la fin de la conversion'],
        [
          'Ce qui s’est passé, dans le journal',
          'pour toujours, noms chiffrés',
          'pour toujours, mais illisible dès que vos données sont effacées',
        ],
      ],
    },
    {
      heading: 'Restreindre un lien',
      text: 'Sur la carte du résultat, ouvrez « Options du lien » ; dans l’historique, « Options de partage ».',
      steps: [
        {
          name: 'Fixez un mot de passe',
          text: 'Saisissez-le sous « Mot de passe » et enregistrez. Rien du fichier ne s’affiche avant qu’il soit saisi, et les essais erronés sont ralentis.',
        },
        {
          name: 'Fixez une limite de téléchargements',
          text: 'Saisissez un nombre sous « Limite de téléchargements ». Il est respecté exactement ; vos propres téléchargements ne comptent pas.',
        },
        {
          name: 'Choisissez quand il prend fin',
          text: 'Sous « Le lien prend fin », choisissez un délai ou un moment, puis enregistrez. Vous pouvez le changer à tout moment, même pour plus tard.',
        },
        {
          name: 'Levez la restriction',
          text: 'Enregistrez une limite vide, ou appuyez sur « Retirer le mot de passe ».',
        },
      ],
    },
    {
      heading: 'Mettre fin à un lien',
      items: [
        '« Désactiver le lien maintenant » supprime aussitôt le lien, votre envoi et le résultat. C’est irréversible.',
        'Supprimer une conversion de votre historique a le même effet.',
        'Un fichier déjà téléchargé par quelqu’un reste chez lui.',
        'Les liens expirent aussi d’eux-mêmes, et leurs fichiers sont supprimés avec eux.',
      ],
    },
    {
      heading: 'Reçus',
      paragraphs: [
        'Un reçu dit à partir de quoi un fichier a été fait, avec quel outil, quelles options et quand. Il est signé et se vérifie donc sans ce site. Vous le trouvez sous « Reçu » sur la carte du résultat ; sur la page de partage, appuyez sur « Enregistrer le reçu complet ».',
        'Les destinataires peuvent y comparer leur copie avec le reçu. La comparaison se fait dans leur navigateur, et la copie n’est envoyée nulle part.',
      ],
    },
    {
      heading: 'Questions',
      questions: [
        {
          question: 'Qui voit combien de fois un lien a servi ?',
          answer:
            'Son propriétaire : les options du lien montrent sous « Vues et téléchargements » chacun d’eux avec l’heure, et si un mot de passe a été demandé ; les vôtres sont signalés. Ni navigateur, ni adresse, ni pays ne sont notés. Les administrateurs voient les événements, mais pas le fichier.',
        },
        {
          question: 'Le lien est introuvable ou a expiré. Puis-je récupérer le fichier ?',
          answer: 'Non, il est supprimé. Demandez à l’expéditeur de le refaire.',
        },
        {
          question: 'Puis-je faire durer un lien plus longtemps ?',
          answer:
            'Jusqu’à la date la plus tardive que propose « Le lien prend fin », à tout moment. Pas au-delà : connectez-vous avant de créer le fichier, ou créez à temps un nouveau lien.',
        },
      ],
    },
  ],
};
