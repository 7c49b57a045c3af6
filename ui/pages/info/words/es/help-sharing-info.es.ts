import { HISTORY_MAX } from '../../../../../contracts/limits.js';
import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Ayuda: compartir',
  heading: 'Compartir por enlace',
  description:
    'Cómo funcionan los enlaces: contraseñas, límites de descargas, cuánto se conservan los archivos, desactivar un enlace y recibos.',
  intro: 'Cada archivo terminado tiene un enlace. Usted decide quién lo recibe, cuántas veces sirve y cuándo termina.',
  sections: [
    {
      heading: 'Qué es un enlace',
      paragraphs: [
        'Un enlace es una dirección con una parte larga y aleatoria. No aparece en ninguna lista, y cualquiera que lo tenga puede abrirlo. Los destinatarios no necesitan cuenta, y la página también funciona sin scripts.',
        'Ven el archivo, sus páginas, cuándo termina el enlace y cómo se hizo el archivo, y pueden descargarlo. No ven quién lo hizo ni sus otros archivos.',
      ],
    },
    {
      heading: 'Cuánto se conserva cada cosa',
      columns: ['Qué', 'Sin cuenta', 'Con la sesión iniciada'],
      rows: [
        ['Un enlace', `${limit.guestWeeks} semanas`, `${limit.memberMonths} meses`],
        ['Lo que subió y el resultado', 'hasta que termine el enlace', 'hasta que termine el enlace'],
        [
          'La lista de lo que ha hecho',
          `${HISTORY_MAX} entradas, en esta sesión del navegador`,
          `${HISTORY_MAX} entradas en la página de inicio, todas las demás en «Todas las conversiones»`,
        ],
        ['Contraseñas de archivos', 'hasta que termine la conversión', 'hasta que termine la conversión'],
        [
          'Lo que ocurrió, en el registro',
          'para siempre, con los nombres cifrados',
          'para siempre, pero ilegible una vez borrados sus datos',
        ],
      ],
    },
    {
      heading: 'Restringir un enlace',
      text: 'En la tarjeta del resultado abra «Opciones del enlace»; en el historial, «Opciones para compartir».',
      steps: [
        {
          name: 'Ponga una contraseña',
          text: 'Escríbala en «Contraseña» y guarde. No se muestra nada del archivo hasta que se introduce, y los intentos fallidos se ralentizan.',
        },
        {
          name: 'Ponga un límite de descargas',
          text: 'Escriba un número en «Límite de descargas». Se aplica con exactitud; sus propias descargas no cuentan.',
        },
        {
          name: 'Elija cuándo termina',
          text: 'En «El enlace termina» elija un plazo o un momento y guárdelo. Puede cambiarlo siempre, también para más tarde.',
        },
        { name: 'Quítelo', text: 'Guarde el límite vacío o pulse «Quitar contraseña».' },
      ],
    },
    {
      heading: 'Desactivar un enlace',
      items: [
        '«Desactivar el enlace ahora» elimina de inmediato el enlace, lo que subió y el resultado. No se puede deshacer.',
        'Eliminar una conversión de su historial hace lo mismo.',
        'Quien ya haya descargado un archivo lo conserva.',
        'Los enlaces también caducan solos, y sus archivos se eliminan con ellos.',
      ],
    },
    {
      heading: 'Recibos',
      paragraphs: [
        'Un recibo dice a partir de qué se hizo un archivo, con qué herramienta, con qué opciones y cuándo. Está firmado, así que se puede comprobar sin este sitio. Lo encontrará en «Recibo», en la tarjeta del resultado; en la página del enlace, pulse «Guardar el recibo completo».',
        'En esa página, los destinatarios pueden comparar su copia con el recibo. La comparación se hace en su navegador y la copia no se envía a ninguna parte.',
      ],
    },
    {
      heading: 'Preguntas',
      questions: [
        {
          question: '¿Quién puede ver cuántas veces se usó un enlace?',
          answer:
            'Su propietario: las opciones del enlace muestran en «Visualizaciones y descargas» cada una con su hora, y si se pidió una contraseña; las suyas están señaladas. No se anotan el navegador, la dirección ni el país. Los administradores ven los eventos, pero no el archivo.',
        },
        {
          question: 'El enlace no se encuentra o ha caducado. ¿Puedo recuperar el archivo?',
          answer: 'No, se ha eliminado. Pida a quien lo envió que lo vuelva a hacer.',
        },
        {
          question: '¿Puedo hacer que un enlace dure más?',
          answer:
            'Sí, en cualquier momento, hasta la fecha más tardía que ofrece «El enlace termina». Más allá, no: inicie sesión antes de crear el archivo, o cree a tiempo otro enlace.',
        },
      ],
    },
  ],
};
