import { Component, computed, signal } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatTooltip } from '@angular/material/tooltip';

/**
 * @title Changing message
 * @summary Changes the text of the tooltip along with the state of its button.
 */
@Component({
  selector: 'tooltip-message-example',
  imports: [MatIcon, MatIconButton, MatTooltip],
  templateUrl: './tooltip-message-example.html',
})
export class TooltipMessageExample {
  protected readonly recording = signal(false);
  protected readonly label = computed(() =>
    this.recording() ? 'Stop the recording' : 'Record the interview',
  );
}
