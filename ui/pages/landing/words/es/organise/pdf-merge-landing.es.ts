import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Unir PDF en un solo archivo',
  tagline: 'Reúna contratos, escaneos y anexos en un solo PDF, en el orden que elija y, si quiere, página a página.',
  description:
    'Una varios PDF en uno solo, en cualquier orden y página a página. Conserva marcadores, enlaces y campos de formulario. Sin cuenta.',
  promises: [`Hasta ${limit.files} archivos a la vez`, 'Ordene archivos o páginas sueltas', 'No se necesita cuenta'],
  whatItIs: [
    'Unir PDF es escribir varios documentos en uno solo, uno detrás de otro. Las páginas se copian tal cual: no se vuelve a dibujar nada, así que el texto sigue siendo texto y las imágenes siguen igual de nítidas.',
    'Los marcadores y los enlaces se conservan y llevan a su nuevo lugar. Si dos archivos tienen campos de formulario con el mismo nombre, se renombran para que cada uno mantenga su valor.',
  ],
  steps: [
    {
      name: 'Elija sus archivos',
      text: 'Suelte dos o más PDF en cualquier lugar de la página. «Combinar en un PDF» es la primera sugerencia.',
    },
    {
      name: 'Póngalos en orden',
      text: 'Suba o baje los archivos en la lista, o pulse «Organizar páginas» para arrastrar páginas sueltas.',
    },
    { name: 'Pulse el botón para combinar', text: 'El propio botón dice cuántos archivos une.' },
    {
      name: 'Recoja el resultado',
      text: 'Pulse «Descargar» o «Copiar enlace», o siga en «Continuar con», por ejemplo con los números de página.',
    },
  ],
  reasons: [
    {
      title: 'Las páginas siguen siendo las mismas',
      text: 'Se copian, no se vuelven a imprimir: nada queda borroso ni se pierde.',
    },
    { title: 'Un orden sin sorpresas', text: 'Lo que ve en la cuadrícula de páginas es lo que tendrá el archivo.' },
    {
      title: 'Todo queda en este servidor',
      text: 'Sus archivos no van a ningún otro sitio y se eliminan cuando caduca su enlace.',
    },
  ],
  features: [
    {
      title: 'Página a página',
      text: 'Tome las páginas 1 y 2 de un archivo, la 7 de otro y después el resto del primero.',
    },
    { title: 'Gire sobre la marcha', text: 'Si una página está tumbada, gírela mientras organiza.' },
    { title: 'Archivos protegidos', text: 'Si un archivo tiene contraseña, se le pide una sola vez, en su navegador.' },
    {
      title: 'También con el teclado',
      text: 'Todo lo que se puede arrastrar se puede mover también con teclas y botones.',
    },
  ],
  useCases: [
    {
      group: 'En el trabajo',
      cases: ['Un solo archivo con la oferta y sus anexos', 'Los recibos del mes para contabilidad'],
    },
    {
      group: 'En los estudios',
      cases: ['Fotos de las páginas de los deberes', 'Una tesis con su portada y sus fuentes'],
    },
    { group: 'En casa', cases: ['Los papeles para un piso o un visado', 'Los certificados para una solicitud'] },
  ],
  questions: [
    {
      question: '¿Cuántos archivos puedo unir?',
      answer: `Hasta ${limit.files} a la vez, de hasta ${limit.pdf} MB cada uno.`,
    },
    {
      question: '¿Un PDF firmado conserva su firma?',
      answer:
        'Una firma sella un archivo tal como era. En el archivo unido ya no puede ser válida, y el resultado lo indica. Conserve el original firmado.',
    },
    {
      question: '¿Puedo unir también imágenes y archivos de Word?',
      answer: 'Sí: elija «Convertir a PDF», que admite archivos de todo tipo y los reúne en un solo PDF.',
    },
    {
      question: '¿Qué pasa con las contraseñas y los archivos adjuntos?',
      answer:
        'Un archivo bloqueado pide su contraseña. Los adjuntos de todos los archivos se conservan y, si la protección no puede mantenerse, una nota lo indica.',
    },
  ],
};
