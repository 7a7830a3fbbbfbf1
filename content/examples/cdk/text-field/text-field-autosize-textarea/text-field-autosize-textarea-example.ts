import { CdkTextareaAutosize } from '@angular/cdk/text-field';
import { Component } from '@angular/core';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Autosize textarea
 * @summary Grows with its text from two rows to six, and scrolls after that.
 */
@Component({
  selector: 'text-field-autosize-textarea-example',
  imports: [CdkTextareaAutosize, MatFormField, MatHint, MatInput, MatLabel],
  templateUrl: './text-field-autosize-textarea-example.html',
  styleUrl: './text-field-autosize-textarea-example.css',
})
export class TextFieldAutosizeTextareaExample {}
