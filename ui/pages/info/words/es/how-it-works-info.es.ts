import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Cómo funciona',
  heading: 'Cómo funciona',
  description:
    'Del archivo que suelta al enlace que caduca: qué hace usted, qué hace Docket mientras tanto y qué se conserva.',
  intro: 'Del archivo que suelta al enlace que caduca, en cuatro pasos. Ninguno necesita una cuenta.',
  sections: [
    {
      heading: 'Qué hace usted',
      steps: [
        {
          name: 'Suelte sus archivos',
          text: `PDF, imágenes, texto, Word, Excel, PowerPoint y OpenDocument, hasta ${limit.pdf} MB cada uno, imágenes ${limit.image} MB.`,
        },
        {
          name: 'Elija una herramienta',
          text: 'Docket ofrece las que sirven para sus archivos, la más probable primero, y dice por qué no sirven las demás.',
        },
        {
          name: 'Espere un momento',
          text: 'Puede seguir el progreso, continuar trabajando mientras tanto o cancelar.',
        },
        {
          name: 'Descargue o comparta',
          text: 'Descargue el archivo, siga con otra herramienta o envíe su enlace.',
        },
      ],
    },
    {
      heading: 'Qué hace Docket mientras tanto',
      steps: [
        {
          name: 'Comprueba el contenido',
          text: 'El tipo de un archivo lo determina su contenido, no su nombre. Los que son demasiado grandes se rechazan durante la subida.',
        },
        {
          name: 'Anota la solicitud',
          text: 'La solicitud queda en el registro antes de hacer nada. Desde entonces tiene un único desenlace, aunque el servidor se detenga de golpe.',
        },
        {
          name: 'Trabaja de forma aislada',
          text: 'Un proceso aparte recibe copias de sus archivos y nada más. Los intentos y el tiempo son limitados.',
        },
        {
          name: 'Comprueba y firma',
          text: 'El resultado se guarda, su huella se anota y el registro se firma. De ahí sale su recibo.',
        },
        { name: 'Limpia', text: 'Cuando el enlace caduca, se eliminan sus archivos.' },
      ],
    },
    {
      heading: 'Cuánto suele tardar',
      text: 'Para documentos de pocas páginas. Los archivos grandes y las colas largas tardan más.',
      columns: ['Herramienta', 'Tiempo'],
      rows: [
        ['Dividir, marca de agua, compartir de forma segura', '2-3 segundos'],
        ['Convertir a PDF', '2-5 segundos'],
        ['Cliff Notes', '5-10 segundos'],
        ['Traducir', '10-20 segundos'],
      ],
    },
    {
      heading: 'Preguntas',
      questions: [
        {
          question: '¿Necesito una cuenta?',
          answer: `No. Sin cuenta, este navegador muestra lo que ha hecho hasta que lo cierre. Con cuenta, sus 20 últimas conversiones están en la página de inicio y los enlaces duran ${limit.memberMonths} meses en vez de ${limit.guestWeeks} semanas.`,
        },
        {
          question: '¿Dónde está mi archivo?',
          answer: 'En el servidor que ofrece esta página, hasta que caduque el enlace. En ningún otro sitio.',
        },
        {
          question: '¿Quién puede abrirlo?',
          answer: 'Cualquiera que tenga el enlace. No se puede adivinar. Usted puede añadir una contraseña.',
        },
        {
          question: '¿Y si falla?',
          answer: 'Se le dice por qué y qué puede hacer, y puede intentarlo de nuevo. Su original no se modifica.',
        },
      ],
    },
  ],
};
