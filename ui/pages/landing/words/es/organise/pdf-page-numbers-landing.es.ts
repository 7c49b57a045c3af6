import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Añadir números de página a un PDF',
  tagline: 'Numere las páginas arriba o abajo, desde el número que quiera y en las páginas que elija.',
  description:
    'Numere las páginas de un PDF en seis posiciones y tres formatos. Empiece por cualquier número y deje fuera la portada.',
  promises: ['Seis posiciones', 'Empieza donde usted diga', 'Se salta la portada'],
  whatItIs: [
    'La herramienta imprime un número en cada página, derecho según se muestra la página y a la distancia del borde que usted fije. Los números son texto, así que se pueden buscar.',
    'Cuenta a partir de cualquier primer número y puede empezar en cualquier página. La portada queda limpia, y el segundo tomo sigue donde acabó el primero.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Abra las opciones de «Numerar las páginas» a la derecha del área de trabajo.' },
    { name: 'Lugar y formato', text: 'Ajuste «Posición» y «Formato», como 3 / 12, y «Tamaño en puntos».' },
    {
      name: 'Diga qué páginas',
      text: 'Ajuste «Primer número», «Desde la página» y «Hasta la página», o nombre «Páginas» sueltas. «Antes y después» muestra la página en pantalla.',
    },
    { name: 'Pulse «Añadir números de página»', text: 'Revise la cuadrícula de páginas y pulse «Descargar».' },
  ],
  reasons: [
    { title: 'Números en su sitio', text: 'También en páginas giradas, recortadas o de otro tamaño.' },
    { title: 'La página 1 la decide usted', text: 'Empiece por el 1 en la tercera página o siga desde el 87.' },
    { title: 'La página no se toca', text: 'Los números se añaden encima; nada se mueve en la página.' },
  ],
  features: [
    {
      title: 'Seis posiciones, arriba o abajo',
      text: 'A la izquierda, en el centro o a la derecha, en la parte de arriba o en la de abajo.',
    },
    { title: 'Tres formatos', text: 'Solo el número, con el total tras una barra o con palabras, como Page 3 of 12.' },
    { title: 'Distancia exacta', text: '«Margen en puntos» indica a qué distancia del borde están los números.' },
    {
      title: 'Un total que cuadra',
      text: 'El total es el último número asignado, de modo que la última página diga 12 / 12.',
    },
  ],
  useCases: [
    {
      group: 'Derecho y Administración',
      cases: ['Pruebas numeradas de principio a fin', 'Expedientes que se citan por página'],
    },
    { group: 'Estudio', cases: ['Una tesis compuesta por capítulos', 'Dosieres de lecturas'] },
    {
      group: 'Reuniones',
      cases: ['Documentos en los que todos encuentran la página', 'Órdenes del día y papeles, ya unidos'],
    },
  ],
  questions: [
    {
      question: 'Las páginas ya tienen números. ¿Qué ocurre?',
      answer: 'Se quedan, y los nuevos se imprimen también. Elija otra posición, o recorte antes los antiguos.',
    },
    {
      question: '¿Puedo usar números romanos o un prefijo?',
      answer: 'Por ahora no. Los tres formatos usan números corrientes.',
    },
    {
      question: '¿Cómo numero un archivo unido?',
      answer: 'Únalo primero y después pulse «Numerar las páginas» en «Continuar con».',
    },
    {
      question: '¿Puedo quitar los números después?',
      answer: 'Conserve su original. Los números forman parte de las páginas del archivo nuevo.',
    },
  ],
};
