import type { TitledText } from '../../../page-parts.js';

/** Whom Docket is for, in Spanish. */
export const useCasesEs: readonly TitledText[] = [
  {
    title: 'Empresa',
    text: 'Preparar una oferta a partir de archivos Word, Excel y PDF, firmarla y enviar un enlace que caduca solo.',
  },
  {
    title: 'Enseñanza',
    text: 'Convertir un capítulo en una página de apuntes y un cuestionario para la clase; imprimir material a partir de archivos distintos.',
  },
  {
    title: 'Personal',
    text: 'Fotografiar los papeles, convertirlos en un solo PDF en el que se puede buscar y dejarlo lo bastante pequeño para el correo.',
  },
  {
    title: 'Derecho',
    text: 'Encontrar datos privados, censurarlos y guardar un recibo que dice cuándo y a partir de qué archivo se hizo el resultado.',
  },
];
