import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const sizes = `${limit.pdf} MB, imágenes ${limit.image} MB`;

export const words: InfoWords = {
  title: 'Precios',
  heading: 'Precios',
  description:
    'Todas las herramientas de Docket funcionan sin cuenta y sin pagar. Lo que añada el operador aparece aquí.',
  intro:
    'Todas las herramientas funcionan sin cuenta y sin pagar. Docket no maneja dinero; lo que un operador cobre se indica abajo.',
  sections: [
    {
      heading: 'En esta instalación',
      text: 'Cada instalación de Docket tiene su operador, que decide si cobra por ella.',
    },
    {
      heading: 'Con y sin cuenta',
      columns: ['Qué obtiene', 'Sin cuenta', 'Con cuenta'],
      rows: [
        ['Herramientas', 'Todas', 'Todas'],
        ['Tamaño de archivo', sizes, sizes],
        ['Archivos a la vez', `Hasta ${limit.files}`, `Hasta ${limit.files}`],
        ['Un enlace dura', `${limit.guestWeeks} semanas`, `${limit.memberMonths} meses`],
        ['Historial', 'En este navegador, hasta que lo cierre', 'Sus 20 últimas conversiones y una lista de todas'],
        ['Contraseña, límite de descargas y final anticipado de un enlace', 'Sí, hasta que cierre el navegador', 'Sí'],
      ],
    },
    {
      heading: 'Comparado con otros',
      text: 'Los precios de otros solo se citan con un enlace a su fuente.',
    },
    {
      heading: 'Preguntas',
      questions: [
        {
          question: '¿Cuánto cuesta el programa?',
          answer: 'Nada. Tiene licencia Apache-2.0; puede usarlo para usted y ofrecerlo a otros.',
        },
        {
          question: '¿Las herramientas de IA se pagan aparte?',
          answer:
            'El motor incluido no cuesta nada. Si el operador ha configurado un proveedor de IA, este cobra al operador, no a usted.',
        },
        {
          question: '¿Puedo instalarlo yo?',
          answer: 'Sí. Hacen falta Node 20.19 y npm; el README dice cómo se inicia.',
        },
      ],
    },
  ],
};
